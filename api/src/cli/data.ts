import { parseArgs } from 'node:util';
import { connect, type Database, DEFAULT_DIRECTORY } from '../database/index.ts';
import { searchPath } from '../database/sessionSettings.ts';
import { todayInRome } from '../dates/day.ts';
import { checkEdition, FailedCheckError } from '../ingest/checkEdition.ts';
import { ensureEdition, OFFICIAL_DATA } from '../ingest/ensureEdition.ts';
import { explainFailure } from '../ingest/explainFailure.ts';
import { loadPath } from '../ingest/loadPath.ts';
import { OfficialArchive } from '../official/OfficialArchive.ts';
import { officialFiles } from '../official/officialFiles.ts';
import { CATALOGUE } from '../reports/catalogue.ts';

const USAGE = `npm run data -- <command>

  load [folder|file] [--pfun N]
                       puts a new edition into service: of a folder with the history, or of the files in service and those given; --pfun says of
                       which report a file of rows is; without a path, what a start of the portal would load
  status               shows the edition in service
  verify               checks the edition in service again
  fetch [folder]       gets the official files into a folder (${OFFICIAL_DATA}), to be loaded from there: one at a time, and of those that are there
                       only what has changed; waits while a service is down, and continues where it was interrupted

The database is the server of DATABASE_URL, else the directory of PORTALE_DATABASE, else ${DEFAULT_DIRECTORY}.
`;

const started = performance.now();
const progress = (message: string) => console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${message}`);

async function load(database: Database, path: string | undefined, report: number | null): Promise<void> {
  const result =
    path === undefined ? await ensureEdition(database, { progress }) : await loadPath(database, path, 'operatore', { progress, report });
  const { edition, loaded, refused } = result;
  if (refused) throw refused;
  progress(
    loaded
      ? `Edizione ${edition.id} in servizio: ${edition.name}, aggiornata al ${edition.date}`
      : `Edizione ${edition.id} già in servizio, stessi file`,
  );
}

async function status(database: Database): Promise<void> {
  const edition = await database.edition();
  if (!edition) {
    console.log('Nessuna edizione caricata');
    return;
  }
  const [counts] = await database.read<{ versioni: number; eventi: number; comuni: number }>(
    `select (select count(*) from versione) as versioni, (select count(*) from evento) as eventi, (select count(*) from comuni_al($1::date)) as comuni`,
    [edition.date],
  );
  console.log(`Edizione ${edition.id}: ${edition.name}${edition.approximate ? ' (approssimata)' : ''}`);
  console.log(`Aggiornata al ${edition.date}, caricata il ${edition.loadedAt}, origine: ${edition.origin}`);
  console.log(`${counts?.comuni} comuni in vigore, ${counts?.versioni} versioni, ${counts?.eventi} eventi`);
  for (const { file, descrizione, righe, licenza, aggiunto } of edition.sources)
    console.log(`  ${file}: ${descrizione}, ${righe} righe, ${licenza}${aggiunto ? ', aggiunto a mano' : ''}`);
}

async function verify(database: Database): Promise<void> {
  const edition = await database.edition();
  if (!edition) throw new FailedCheckError('Nessuna edizione caricata');
  await database.transaction(async (transaction) => {
    await transaction.run(`set local search_path = ${searchPath(edition.id)}; set transaction read only`);
    await checkEdition(transaction, { approximate: edition.approximate });
  });
  console.log(`Edizione ${edition.id}: tutti i controlli superati`);
}

async function fetchArchive(folder: string): Promise<void> {
  const archive = new OfficialArchive({
    folder,
    files: (day) => officialFiles(day, CATALOGUE, process.env.PORTALE_SPECCHIO),
    today: todayInRome,
    progress,
  });
  await archive.round(new AbortController().signal);
  progress(`${archive.progress.total} addresses asked. To put the files into service: npm run data -- load ${folder}`);
}

/**
 * Runs a command line on the database of the environment, or on one that is open and stays open. Resolves to the exit code: 0 done, 1 refused (a bad file, a failed
 * check, an address that does not answer), 2 wrong use, 3 the database is not to be had or has no room.
 */
export async function data(argv: string[], opened?: Database): Promise<number> {
  try {
    return await run(argv, opened);
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

async function run(argv: string[], opened: Database | undefined): Promise<number> {
  const { positionals, values } = parseArgs({ args: argv, allowPositionals: true, options: { pfun: { type: 'string' } } });
  const [command = '', path] = positionals;
  const report = values.pfun === undefined ? null : Number(values.pfun);
  if (command === 'fetch' && positionals.length <= 2) {
    await fetchArchive(path ?? OFFICIAL_DATA);
    return 0;
  }
  const commands: Record<string, (database: Database) => Promise<void>> = {
    load: (database) => load(database, path, report),
    status,
    verify,
  };
  const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!chosen || positionals.length > 2 || (report !== null && !(Number.isInteger(report) && report > 0))) {
    console.error(USAGE);
    return 2;
  }
  const database = opened ?? (await connect());
  try {
    await chosen(database);
    return 0;
  } finally {
    if (!opened) await database.close();
  }
}
