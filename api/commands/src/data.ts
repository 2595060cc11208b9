import { parseArgs } from 'node:util';
import { mapQuality } from '@territori/edition/map/mapQuality';
import type { Boundaries } from '@territori/history/boundaries/Boundaries';
import { editionName } from '@territori/history/edition/editionName';
import { EDITION_TITLE } from '@territori/history/edition/editionTitle';
import { DATED_FACTS, FACTS } from '@territori/history/edition/facts';
import { buildHistory } from '@territori/history/territory/buildHistory';
import { readBoundaryFile } from '@territori/load/boundaries/readBoundaryFile';
import { checkEdition } from '@territori/load/edition/checkEdition';
import { explainFailure } from '@territori/load/loading/explainFailure';
import { FailedLoad } from '@territori/load/loading/FailedLoad';
import { placesOf, readMaterial } from '@territori/load/loading/FileMaterial';
import type { FileSettings, LoadReport } from '@territori/load/loading/LoadTask';
import { loadApart } from '@territori/load/loading/loadApart';
import { loadEdition } from '@territori/load/loading/loadEdition';
import { writeFiles } from '@territori/load/loading/writeFiles';
import type { Clock } from '@territori/load/official/Clock';
import { loadUpdate } from '@territori/load/official/loadUpdate';
import { openArchive } from '@territori/load/official/openArchive';
import { refreshRecord } from '@territori/load/official/refreshRecord';
import { servesRecord } from '@territori/load/official/servesRecord';
import { CARRIED_RECORD, fetchesOfficial, officialFolder, refreshFolder } from '@territori/load/record/dataPlaces';
import { boundaryFiles } from '@territori/load/sources/boundaryFiles';
import type { LoadRequest } from '@territori/load/sources/chooseSources';
import { contradictions } from '@territori/load/sources/contradictions';
import { readAgain } from '@territori/load/sources/readAgain';
import { archivePlace } from '@territori/store/archivePlace';
import {
  connect,
  type Database,
  DEFAULT_DIRECTORY,
  DirectoryInUseError,
  hasDatabase,
  LOAD_STATEMENT_TIMEOUT,
} from '@territori/store/database';
import { searchPath } from '@territori/store/database/sessionSettings';
import { readEditionFile } from '@territori/store/editionFile/EditionFile';
import { type EditionStatus, readStatus } from '@territori/store/editionFile/EditionStatus';
import { editionFilePath } from '@territori/store/editionFile/editionFilePath';
import { printMapQuality } from './printMapQuality.ts';

/** A one-shot job of a cluster has half an hour, the load included. */
const FETCH_MINUTES = 20;

const USAGE = `npm run data -- <command>

  load [folder|file] [--pfun N] [--strict] [--fetch]
                       puts a new edition into service: of a folder with the history, or of the files in service and those given; --pfun gives the
                       report of which the rows of a file are; --strict refuses a folder in which a file is damaged or is not a source, which is
                       left out otherwise; without a path, what a start of the portal would load, and with --fetch, where
                       this is the record, then what the official addresses have newer, fetched for at most ${FETCH_MINUTES} minutes
  status               shows the edition in service, also while a portal holds the database
  verify [--json]      checks the edition in service again, and lists each contradiction between its sources: the day, the code, and what each
                       source says
  map-quality          shows how good the maps of the edition in service are: the municipalities by how they are drawn, the provinces put together
                       from them beside the boundaries of each census, and their areas beside those of 1991
  archive              writes the files of the edition in service that a load has not written (bulk files, maps, history) into the store of
                       PORTALE_ARCHIVIO (${archivePlace(process.env, 'needed')})
  fetch [folder]       gets the official files into a folder (${officialFolder()}): one at a time, and of those that are there only what has
                       changed; waits while a service is down, and continues where it was interrupted. A portal whose PORTALE_UFFICIALI is this
                       folder loads at its next start what they have newer
  refresh [folder]     gets the official files in the same way (into ${refreshFolder()}) and writes what they have newer into the record of
                       the repository, api/dati, after an edition of it has passed all checks

The database is the server of DATABASE_URL, else the directory of PORTALE_DATABASE, else ${DEFAULT_DIRECTORY}.
`;

const started = performance.now();
const progress = (message: string) => console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${message}`);

/** Where the files of an edition go, by the environment. */
const fileSettings = (): FileSettings => ({ archive: archivePlace(process.env), editionFile: editionFilePath() });

/** Loads in a process that ends, so that a second load begins with the memory that the first gave back; on an open database in this one. */
async function loadData({ opened }: DataOptions, request: LoadRequest): Promise<void> {
  if (opened) {
    const { edition, loaded, refused, writeFiles } = await loadEdition(opened, request, placesOf(fileSettings()), progress);
    report({ edition: edition.id, date: edition.date, loaded, refused: refused?.message ?? null });
    await writeFiles();
    return;
  }
  const load = loadApart({ request, ...fileSettings() }, progress);
  report(await load.loaded);
  await load.written;
}

/** Says what a load made. Throws FailedLoad where it was refused. */
function report({ edition, date, loaded, refused }: LoadReport): void {
  if (refused !== null) throw new FailedLoad(refused, true);
  progress(
    loaded ? `Edition ${edition} in service, up to date as of ${date}` : `Edition ${edition} is already in service, made of the same files`,
  );
}

async function status(database: Database): Promise<void> {
  const edition = await database.edition();
  const last = await database.lastEdition();
  if (edition) printStatus(await readStatus(database, edition));
  if (!last) console.log('No edition is loaded');
  else if (last.id !== edition?.id) {
    const program = last.program === null ? 'an earlier version' : `version ${last.program}`;
    console.log(`Edition ${last.id}, loaded on ${last.loadedAt}, is of ${program} of the portal, and this version cannot read it`);
    if (!edition) console.log('No edition of this version is loaded: npm run data -- load makes one beside it');
  }
}

/** The same by the file beside a database that another process holds. Throws `inUse` where there is none yet. */
async function statusOfFile(inUse: DirectoryInUseError): Promise<void> {
  const file = await readEditionFile(editionFilePath());
  if (!file) throw inUse;
  printStatus(file);
}

function printStatus({ edition, counts }: EditionStatus): void {
  console.log(`Edition ${edition.id}: ${EDITION_TITLE.en}`);
  console.log(`Named ${editionName(edition)} in addresses and files`);
  console.log(`Up to date as of ${edition.date}, loaded on ${edition.loadedAt}, origin: ${edition.origin}`);
  if (edition.program) console.log(`Written by version ${edition.program} of the portal`);
  console.log(`${counts.comuni} municipalities in force, ${counts.versioni} versions, ${counts.eventi} events`);
  for (const { fatto, dal, al } of edition.factDates) console.log(`  ${DATED_FACTS[fatto].en}: ${dal === al ? dal : `${dal} to ${al}`}`);
  for (const { file, descrizione, righe, licenza, aggiunto } of edition.sources)
    console.log(`  ${file}: ${descrizione.en}, ${righe} rows, ${licenza.en}${aggiunto ? ', added by hand' : ''}`);
  for (const { file, motivo, danneggiato } of edition.leftOut)
    console.log(`  left out, ${danneggiato ? 'damaged' : 'not a source'}: ${file}, ${motivo}`);
  for (const { fatto, file } of edition.lacks) console.log(`  missing: ${FACTS[fatto].en}${file === null ? '' : ` (${file} is damaged)`}`);
}

async function verify(database: Database, json: boolean): Promise<void> {
  const edition = await database.inService();
  await database.transaction(async (transaction) => {
    await transaction.run(`set local search_path = ${searchPath(edition.id)}; set transaction read only`);
    await checkEdition(transaction);
  });
  const found = contradictions(await readAgain(database, edition));
  if (json) {
    console.log(JSON.stringify({ edition: edition.id, contradictions: found }, null, 2));
    return;
  }
  console.log(`Edition ${edition.id}: all checks passed`);
  console.log(`Contradictions between its sources: ${found.length}`);
  for (const { day, code, fact, statements } of found)
    console.log(`  ${day} ${code} ${fact}: ${statements.map(({ source, says }) => `${source}: ${says}`).join('; ')}`);
}

async function mapQualityOf(database: Database): Promise<void> {
  const edition = await database.inService();
  const boundaries: Boundaries[] = [];
  for (const { file, bytes } of boundaryFiles(database, edition)) boundaries.push(...(await readBoundaryFile(file, await bytes())));
  const figures = mapQuality(boundaries, buildHistory(await readAgain(database, edition)));
  if (figures) printMapQuality(figures);
  else console.log('No boundaries of municipalities are loaded');
}

/** Writes the files of the edition in service that are not there. */
async function writeMissingFiles(database: Database): Promise<void> {
  const edition = await database.inService();
  const places = placesOf({ ...fileSettings(), archive: archivePlace(process.env, 'needed') });
  const material = await readMaterial(database, edition, places);
  await database.alone(() => writeFiles(places.store, material, { progress }));
  progress(`The files of edition ${edition.id} are in ${places.store?.place}`);
}

/** Fetches the official files and loads what they say newer. Where not all have come within `FETCH_MINUTES`, the next run goes on. */
async function fetchAndLoad(database: Database, { clock, record = CARRIED_RECORD }: DataOptions): Promise<void> {
  if (!fetchesOfficial()) {
    progress('Nothing is fetched: PORTALE_UFFICIALI=no forbids it');
    return;
  }
  if (!(await servesRecord(database))) {
    progress('Nothing is fetched: the edition in service was not made of the record');
    return;
  }
  const archive = await openArchive(officialFolder(), {
    record,
    onWait: (reason) => progress(`Waiting for the official addresses: ${reason}`),
    ...(clock && { clock }),
  });
  const limit = AbortSignal.timeout(FETCH_MINUTES * 60_000);
  try {
    await archive.round(limit);
  } catch (error) {
    if (!limit.aborted) throw error;
    progress(
      `The official files have not all come within ${FETCH_MINUTES} minutes: the edition in service stays, and the next run continues`,
    );
    return;
  }
  const update = await loadUpdate(database, archive.folder, progress, fileSettings(), record);
  if (update) await update.written;
  else progress('Nothing has changed at the official addresses');
}

/** Fetches the official files and writes what they say newer into the record of the repository. */
async function refresh(folder = refreshFolder(), { clock, record = CARRIED_RECORD }: DataOptions = {}): Promise<void> {
  const archive = await openArchive(folder, { progress, record, boundaries: 'later', ...(clock && { clock }) });
  await archive.round(new AbortController().signal);
  const changed = await refreshRecord(archive.folder, progress, record);
  progress(changed.length === 0 ? 'Nothing has changed at the official addresses' : `Changed in ${record}: ${changed.join(', ')}`);
}

async function fetchArchive(folder = officialFolder(), { clock, record }: DataOptions = {}): Promise<void> {
  const archive = await openArchive(folder, { progress, ...(record && { record }), ...(clock && { clock }) });
  await archive.round(new AbortController().signal);
  progress(`The official files are in ${folder}`);
}

/** What a command uses instead of what the environment names. */
export interface DataOptions {
  /** A database that is open and stays open. */
  readonly opened?: Database | undefined;
  /** By which `fetch` waits for a service that is down. */
  readonly clock?: Clock | undefined;
  /** The folder of the record. */
  readonly record?: string | undefined;
}

/**
 * Runs a command line on the database of the environment, or on one that is open. Resolves to the exit code: 0 done, 1 refused (a bad
 * file or a failed check), 2 wrong use, 3 the database cannot be used or has no room.
 */
export async function data(argv: string[], options: DataOptions = {}): Promise<number> {
  try {
    return await run(argv, options);
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
      console.error(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    const failure = explainFailure(error);
    console.error(failure?.message ?? error);
    return failure?.refused ? 1 : 3;
  }
}

async function run(argv: string[], options: DataOptions): Promise<number> {
  const { opened } = options;
  const { positionals, values } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      pfun: { type: 'string' },
      strict: { type: 'boolean', default: false },
      fetch: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const [command = '', path] = positionals;
  const report = values.pfun === undefined ? null : Number(values.pfun);
  const withoutDatabase: Record<string, (folder: string | undefined, options: DataOptions) => Promise<void>> = {
    fetch: fetchArchive,
    refresh,
  };
  const alone = Object.hasOwn(withoutDatabase, command) ? withoutDatabase[command] : undefined;
  if (alone && positionals.length <= 2) {
    await alone(path, options);
    return 0;
  }
  const commands: Record<string, (database: Database) => Promise<void>> = {
    // what was asked for is loaded before
    load: (database) => fetchAndLoad(database, options),
    status,
    archive: writeMissingFiles,
    verify: (opened) => verify(opened, values.json),
    'map-quality': mapQualityOf,
  };
  const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (
    !chosen ||
    positionals.length > 2 ||
    (values.fetch && (command !== 'load' || path !== undefined)) ||
    (report !== null && !(Number.isInteger(report) && report > 0))
  ) {
    console.error(USAGE);
    return 2;
  }
  if (command === 'load') {
    await loadData(
      options,
      path === undefined
        ? { by: 'start', ...(options.record && { record: options.record }) }
        : { by: 'operator', path, report, strict: values.strict },
    );
    if (!values.fetch) return 0;
  }
  // these only read: a database that does not exist is not made for them
  if (!opened && !hasDatabase()) {
    console.log('No edition is loaded');
    return command === 'status' ? 0 : 1;
  }
  try {
    await inDatabase(opened, chosen);
  } catch (error) {
    if (chosen !== status || !(error instanceof DirectoryInUseError)) throw error;
    await statusOfFile(error);
  }
  return 0;
}

/** Does some work in the database of the environment, which is closed again, or in one that is open and stays so. */
async function inDatabase(opened: Database | undefined, work: (database: Database) => Promise<void>): Promise<void> {
  const database = opened ?? (await connect({ statementTimeout: LOAD_STATEMENT_TIMEOUT }));
  try {
    await work(database);
  } finally {
    if (!opened) await database.close();
  }
}
