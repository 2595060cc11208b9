import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { listPhrases } from '@territori/history/listPhrases';
import {
  aggregate,
  discordantValues,
  type Findings,
  ListError,
  listNotices,
  openList,
  problemText,
  type Report,
  readDecisions,
  readGrids,
  reportOf,
  translateList,
} from '@territori/traduzione';
import { isoDay } from '@territori/traduzione/storia';
import { say } from './commandTexts.ts';
import { declaredFigures } from './declaredFigures.ts';
import { fileProblem } from './fileProblem.ts';
import { locate } from './locate.ts';
import { openHistory } from './openHistory.ts';
import { readDecisionsFile } from './readDecisionsFile.ts';
import { readListFile } from './readListFile.ts';
import { asksForHelp, languageIn, type TraduciOptions, traduciOptions } from './traduciOptions.ts';
import { decisionSentences, figureSentences, questionSentences, recognitionSentences, translationSentences } from './traduciSentences.ts';
import { UsageError } from './UsageError.ts';
import { writeTranslatedList } from './writeTranslatedList.ts';

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
    const grids = await readGrids(await readListFile(locate(chosen.file)));
    const history = await openHistory(chosen.storia);
    const { index } = history;
    const decisions = chosen.decisioni === undefined ? [] : readDecisions(await readDecisionsFile(locate(chosen.decisioni)));
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
      await writeTranslatedList(locate(chosen.uscita), { history, list, outcomes, report, figures, aggregation }, weighting ?? '');
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
