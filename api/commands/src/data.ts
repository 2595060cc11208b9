import { parseArgs } from 'node:util';
import { explainFailure } from '@territori/load/loading/explainFailure';
import { officialFolder, refreshFolder } from '@territori/load/record/dataPlaces';
import { archivePlace } from '@territori/store/archivePlace';
import {
  connect,
  type Database,
  DEFAULT_DIRECTORY,
  DirectoryInUseError,
  hasDatabase,
  LOAD_STATEMENT_TIMEOUT,
} from '@territori/store/database';
import type { DataOptions } from './DataOptions.ts';
import { FETCH_MINUTES, fetchIntoRecord, fetchOfficial, fetchOfficialAndLoad } from './fetchOfficial.ts';
import { loadData } from './loadData.ts';
import { printMapQuality } from './printMapQuality.ts';
import { printStatus, printStatusOfFile } from './printStatus.ts';
import { verifyEdition } from './verifyEdition.ts';
import { writeMissingFiles } from './writeMissingFiles.ts';

const DATA_USAGE = `npm run data -- <command>

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

/**
 * Runs a command line on the database of the environment, or on one that is open. Resolves to the exit code: 0 done, 1 refused (a bad
 * file or a failed check), 2 wrong use, 3 the database cannot be used or has no room.
 */
export async function data(argv: string[], options: DataOptions = {}): Promise<number> {
  try {
    return await runCommand(argv, options);
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
      console.error(`${error.message}\n\n${DATA_USAGE}`);
      return 2;
    }
    const failure = explainFailure(error);
    console.error(failure?.message ?? error);
    return failure?.refused ? 1 : 3;
  }
}

async function runCommand(argv: string[], options: DataOptions): Promise<number> {
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
    console.log(DATA_USAGE);
    return 0;
  }
  const [command = '', path] = positionals;
  const report = values.pfun === undefined ? null : Number(values.pfun);
  const withoutDatabase: Record<string, (folder: string | undefined, options: DataOptions) => Promise<void>> = {
    fetch: fetchOfficial,
    refresh: fetchIntoRecord,
  };
  const alone = Object.hasOwn(withoutDatabase, command) ? withoutDatabase[command] : undefined;
  if (alone && positionals.length <= 2) {
    await alone(path, options);
    return 0;
  }
  const commands: Record<string, (database: Database) => Promise<void>> = {
    // what was asked for is loaded before
    load: (database) => fetchOfficialAndLoad(database, options),
    status: printStatus,
    archive: writeMissingFiles,
    verify: (opened) => verifyEdition(opened, values.json),
    'map-quality': printMapQuality,
  };
  const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (
    !chosen ||
    positionals.length > 2 ||
    (values.fetch && (command !== 'load' || path !== undefined)) ||
    (report !== null && !(Number.isInteger(report) && report > 0))
  ) {
    console.error(DATA_USAGE);
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
    if (chosen !== printStatus || !(error instanceof DirectoryInUseError)) throw error;
    await printStatusOfFile(error);
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
