import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Aggregation,
  aggregate,
  columnPlace,
  delimitedText,
  differingYears,
  discordantValues,
  type Figure,
  type Findings,
  LARGEST_FILE,
  ListError,
  openList,
  problemText,
  type Report,
  readGrids,
  reportOf,
  type Table,
  translatedRows,
  translateList,
  translationSheets,
  type Weighting,
} from '@territori/traduzione';
import { isoDay, parseDay } from '@territori/traduzione/storia';
import { readWorkbook, writeWorkbook } from '@territori/traduzione/workbook';
import type { Language } from '../language/language.ts';
import { SENTENCES, say } from '../translation/commandTexts.ts';
import { type EditionHistory, historyInService, historyOfFile } from '../translation/editionHistory.ts';

const USAGE = `npm run -s traduci -- FILE --al DATE [options]

  --al DATE           the day to translate to (YYYY-MM-DD)
  --dal DATE          the day of which the values are, where the recognition is to be overruled; "ultimo": each value's last day in force
  --colonna COLUMN    the column of codes or names; a COLUMN is a name, or a number from 1
  --provincia COLUMN  the column of provinces that belongs to it
  --foglio NAME       the sheet of a workbook
  --conteggi A,B      columns that add up
  --tassi C:WEIGHT    columns that are means, each with its weight: a column, or "popolazione"
  --pesi popolazione|superficie   distributes divided units by the size of their parts, where it is known
  --uscita FILE       where the translated list goes: .csv or .xlsx
  --rapporto FILE     where the report goes (JSON)
  --storia FILE       a storia.json, in place of the edition in service
  --lingua it|en      language of the messages, by default en

Exit code 0: every row has an outcome; 2: the file or its epoch was not recognised; 1: any other failure.
`;

const OPTIONS = {
  al: { type: 'string' },
  dal: { type: 'string' },
  colonna: { type: 'string' },
  provincia: { type: 'string' },
  foglio: { type: 'string' },
  conteggi: { type: 'string' },
  tassi: { type: 'string' },
  pesi: { type: 'string' },
  uscita: { type: 'string' },
  rapporto: { type: 'string' },
  storia: { type: 'string' },
  lingua: { type: 'string', default: 'en' },
} as const;

/** The command line is wrong. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

function dayIn(option: string, value: string): number {
  const day = parseDay(value);
  if (day === undefined) throw new UsageError(`--${option}: "${value}" is not a date; write YYYY-MM-DD`);
  return day;
}

function options(args: readonly string[]) {
  const { values, positionals } = (() => {
    try {
      return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
  })();
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError('Name one file');
  if (values.al === undefined) throw new UsageError('--al is missing');
  if (values.lingua !== 'it' && values.lingua !== 'en') throw new UsageError(`--lingua: "${values.lingua}" is neither it nor en`);
  if (values.pesi !== undefined && values.pesi !== 'popolazione' && values.pesi !== 'superficie') {
    throw new UsageError(`--pesi: "${values.pesi}" is neither popolazione nor superficie`);
  }
  if (values.uscita !== undefined && !['.csv', '.tsv', '.txt', '.xlsx'].includes(extname(values.uscita).toLowerCase())) {
    throw new UsageError(`--uscita: "${values.uscita}" does not end with .csv or .xlsx`);
  }
  return {
    ...values,
    file,
    language: values.lingua as Language,
    weighting: values.pesi as Weighting | undefined,
    to: dayIn('al', values.al),
    from: values.dal === undefined ? undefined : values.dal === 'ultimo' ? ('ultimo' as const) : dayIn('dal', values.dal),
  };
}

type Options = ReturnType<typeof options>;

/** The declared figures, by their columns. */
function figuresOf(table: Table, { conteggi, tassi }: Options): Figure[] {
  const listed = (text: string | undefined) => (text ?? '').split(',').filter((part) => part.trim() !== '');
  return [
    ...listed(conteggi).map((column): Figure => ({ kind: 'conteggio', column: columnPlace(table, column) })),
    ...listed(tassi).map((part): Figure => {
      const split = part.lastIndexOf(':');
      if (split === -1) throw new UsageError(`--tassi: "${part}" has no weight; write COLUMN:WEIGHT`);
      const weight = part.slice(split + 1);
      return {
        kind: 'tasso',
        column: columnPlace(table, part.slice(0, split)),
        weight: weight === 'popolazione' ? weight : columnPlace(table, weight),
      };
    }),
  ];
}

/** Where a file named on the command line is: npm runs commands in the folder of the project, and says from which one they were called. */
const locate = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

interface Given {
  readonly history: EditionHistory;
  readonly table: Table;
  readonly outcomes: Parameters<typeof translationSheets>[1];
  readonly report: Report;
  readonly figures: readonly Figure[];
  readonly aggregation: Aggregation | undefined;
}

async function writeOutput(
  path: string,
  { history, table, outcomes, report, figures, aggregation }: Given,
  weighting: string,
): Promise<void> {
  if (extname(path).toLowerCase() === '.xlsx') {
    const edition = { name: history.name, updatedTo: isoDay(history.index.updatedTo), licence: history.index.licence };
    await writeFile(path, await writeWorkbook(translationSheets(table, outcomes, report, edition, { figures, aggregation, weighting })));
    return;
  }
  const separator = table.separator ?? ';';
  await writeFile(path, delimitedText(translatedRows(table, outcomes), separator));
  if (!aggregation) return;
  const header = ['codice_nuovo', 'nome_nuovo', 'righe', ...figures.map(({ column }) => table.header[column] ?? '')];
  const rows = aggregation.rows.map(({ target, rows: count, figures: values }) =>
    [target.code, target.name, count, ...values].map((value) => String(value ?? '')),
  );
  await writeFile(`${path.slice(0, -extname(path).length)}-aggregati${extname(path)}`, delimitedText([header, ...rows], separator));
}

/** Reads, recognises, translates and writes. Returns the exit code. */
async function translate(chosen: Options): Promise<number> {
  const { language, to, from, weighting } = chosen;
  const print = (texts: Parameters<typeof say>[0], parameters: Record<string, string | number> = {}) =>
    console.error(say(texts, language, parameters));
  const findings: Findings = { file: basename(chosen.file), day: isoDay(to) };
  const writeReport = async (report: Report): Promise<void> => {
    if (chosen.rapporto !== undefined) await writeFile(locate(chosen.rapporto), `${JSON.stringify(report, null, 2)}\n`);
  };
  try {
    const path = locate(chosen.file);
    const { size } = await stat(path);
    if (size > LARGEST_FILE) throw new ListError('troppo_grande', { byte: size, limite: LARGEST_FILE });
    const grids = await readGrids(await readFile(path), readWorkbook);
    const history = chosen.storia === undefined ? await historyInService(console.error) : await historyOfFile(locate(chosen.storia));
    const { index } = history;
    const { table, recognition } = openList(index, grids, { sheet: chosen.foglio, column: chosen.colonna, province: chosen.provincia });
    const { epoch, chosen: column } = recognition;
    const discordant = discordantValues(index, recognition, table);
    const known = { ...findings, table, recognition, discordant };
    const source = from ?? epoch.from;
    if (source === null) {
      print(SENTENCES.senzaEpoca, { quota: epoch.share.toFixed(3) });
      await writeReport(reportOf(known));
      return 2;
    }
    const translation = translateList(index, table, recognition, source, to, weighting);
    const figures = figuresOf(table, chosen);
    const aggregation =
      figures.length === 0
        ? undefined
        : aggregate(table, translation.outcomes, figures, { sizes: index.sizes, distribute: weighting !== undefined });
    const notices = [
      ...(translation.beyondEdition ? ['oltre_edizione'] : []),
      ...differingYears(table, findings.file, epoch, index.updatedTo).map((year) => `anno_diverso:${year}`),
      ...(aggregation?.questioned ?? []).map((place) => `sembra_tasso:${table.header[place]}`),
    ];
    const report = reportOf({ ...known, translation, aggregation, notices });
    await writeReport(report);
    if (chosen.uscita !== undefined) {
      const given = { history, table, outcomes: translation.outcomes, report, figures, aggregation };
      await writeOutput(locate(chosen.uscita), given, weighting ?? '');
    }
    const { dal, al, verdetto, quota } = report.epoca;
    print(SENTENCES.epoca, {
      colonna: table.header[column.column] ?? '',
      dal: dal ?? '-',
      al: al ?? (dal === null ? '-' : say(SENTENCES.ancoraInVigore, language)),
      verdetto,
      quota: quota.toFixed(4),
    });
    const counts = Object.entries(report.esiti).map(([kind, count]) => `${kind} ${count}`);
    print(SENTENCES.esiti, { righe: report.righe, al: isoDay(translation.day), esiti: counts.join(', ') });
    if (translation.beyondEdition) print(SENTENCES.oltreEdizione, { data: isoDay(index.updatedTo) });
    for (const place of aggregation?.questioned ?? []) print(SENTENCES.sembraTasso, { colonna: table.header[place] ?? '' });
    for (const [name, balance] of Object.entries(report.conservazione ?? {})) print(SENTENCES.conservazione, { colonna: name, ...balance });
    return 0;
  } catch (error) {
    if (!(error instanceof ListError)) throw error;
    console.error(problemText(error, language));
    await writeReport(reportOf({ ...findings, problem: error }));
    return 2;
  }
}

/** `npm run -s traduci`. Returns the exit code. */
export async function traduci(args: readonly string[]): Promise<number> {
  try {
    return await translate(options(args));
  } catch (error) {
    if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
    else console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
