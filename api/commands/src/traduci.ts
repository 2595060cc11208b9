import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { listPhrases } from '@territori/history/listPhrases';
import {
  type Aggregation,
  aggregate,
  aggregatedSheet,
  delimitedText,
  discordantValues,
  type Figure,
  type Findings,
  LARGEST_FILE,
  ListError,
  listNotices,
  type OpenedList,
  openList,
  problemText,
  type Report,
  readDecisions,
  readGrids,
  reportOf,
  textRows,
  translatedRows,
  translateList,
  translationSheets,
  withWholeRows,
} from '@territori/traduzione';
import { isoDay } from '@territori/traduzione/storia';
import { writeWorkbook } from '@territori/traduzione/workbook';
import { say } from './commandTexts.ts';
import { declaredFigures } from './declaredFigures.ts';
import { fileProblem } from './fileProblem.ts';
import { locate } from './locate.ts';
import { type OpenedHistory, openHistory } from './openHistory.ts';
import { asksForHelp, languageIn, type TraduciOptions, traduciOptions } from './traduciOptions.ts';
import { decisionSentences, figureSentences, questionSentences, recognitionSentences, translationSentences } from './traduciSentences.ts';
import { UsageError } from './UsageError.ts';

/** Reads a file. Throws ListError for one that is too large, and the system's error for a folder. */
async function bytesOf(path: string): Promise<Buffer> {
  const found = await stat(path);
  if (found.isDirectory()) throw Object.assign(new Error(`${path} is a folder`), { code: 'EISDIR', path });
  if (found.size > LARGEST_FILE) throw new ListError('troppo_grande', { byte: found.size, limite: LARGEST_FILE });
  return readFile(path);
}

/**
 * What a file of decisions holds; null, which `readDecisions` refuses, where the text is not JSON. Throws the system's error where the file
 * cannot be read.
 */
async function decisionsIn(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface Given {
  readonly history: OpenedHistory;
  readonly list: OpenedList;
  readonly outcomes: Parameters<typeof translationSheets>[1];
  readonly report: Report;
  readonly figures: readonly Figure[];
  readonly aggregation: Aggregation | undefined;
}

async function writeOutput(
  path: string,
  { history, list, outcomes, report, figures, aggregation }: Given,
  weighting: string,
): Promise<void> {
  const { table } = list;
  if (extname(path).toLowerCase() === '.xlsx') {
    const edition = { name: history.name, updatedTo: isoDay(history.index.updatedTo), licence: history.index.licence };
    await writeFile(path, await writeWorkbook(translationSheets(table, outcomes, report, edition, { figures, aggregation, weighting })));
    return;
  }
  const separator = table.separator ?? ';';
  await writeFile(path, delimitedText(translatedRows(table, withWholeRows(outcomes, aggregation)), separator, table.quoting));
  if (!aggregation) return;
  const sums = delimitedText(textRows(aggregatedSheet(table, figures, aggregation)), separator);
  await writeFile(`${path.slice(0, -extname(path).length)}-aggregati${extname(path)}`, sums);
}

/** Reads, recognises, translates and writes. Returns the exit code. */
async function translate(chosen: TraduciOptions): Promise<number> {
  const { language, to, from, weighting } = chosen;
  const print = (sentences: readonly string[]) => {
    for (const sentence of sentences) console.error(sentence);
  };
  const findings: Findings = { file: basename(chosen.file), day: isoDay(to) };
  const writeReport = async (report: Report): Promise<void> => {
    if (chosen.rapporto !== undefined) await writeFile(locate(chosen.rapporto), `${JSON.stringify(report, null, 2)}\n`);
  };
  try {
    const grids = await readGrids(await bytesOf(locate(chosen.file)));
    const history = await openHistory(chosen.storia);
    const { index } = history;
    const decisions = chosen.decisioni === undefined ? [] : readDecisions(await decisionsIn(locate(chosen.decisioni)));
    const list = openList(index, grids, {
      decisions,
      sheet: chosen.foglio,
      column: chosen.colonna,
      province: chosen.provincia,
      level: chosen.level,
    });
    const { table, recognition } = list;
    const figures = declaredFigures(list, chosen);
    print(recognitionSentences(index, list, { file: findings.file, from, language }));
    const known = { ...findings, table, recognition, discordant: discordantValues(index, recognition, table) };
    const source = from ?? (recognition.epoch.from === null ? null : 'epoca');
    if (source === null) {
      await writeReport(reportOf({ ...known, notices: listNotices(index, findings.file, list) }));
      return 2;
    }
    const translation = translateList(index, table, recognition, source, to, weighting);
    const { outcomes } = translation;
    const aggregation =
      figures.length === 0
        ? undefined
        : aggregate(table, outcomes, figures, { index, level: recognition.level, translation, distribute: weighting !== undefined });
    const notices = listNotices(index, findings.file, list, translation, aggregation);
    const report = reportOf({ ...known, translation, aggregation, weighting: weighting ?? null, notices });
    await writeReport(report);
    if (chosen.uscita !== undefined) {
      await writeOutput(locate(chosen.uscita), { history, list, outcomes, report, figures, aggregation }, weighting ?? '');
    }
    print(translationSentences(index, translation, report, language));
    print(decisionSentences(list, decisions.length, language));
    print(questionSentences(list, translation, language));
    if (aggregation) print(figureSentences(list, aggregation, weighting, language));
    return 0;
  } catch (error) {
    if (!(error instanceof ListError)) throw error;
    print([problemText(error, listPhrases.in(language))]);
    await writeReport(reportOf({ ...findings, problem: error }));
    return 2;
  }
}

/** `npm run -s traduci`. Returns the exit code. */
export async function traduci(args: readonly string[]): Promise<number> {
  const language = languageIn(args);
  if (asksForHelp(args)) {
    console.log(say('usage', language));
    return 0;
  }
  try {
    return await translate(traduciOptions(args));
  } catch (error) {
    if (error instanceof UsageError)
      console.error(`${error.in(language)}\n${args.length === 0 ? `\n${say('usage', language)}` : say('hint', language)}`);
    else console.error(fileProblem(error, language) ?? (error instanceof Error ? error.message : error));
    return 1;
  }
}
