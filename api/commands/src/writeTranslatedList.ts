import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import {
  type Aggregation,
  aggregatedSheet,
  delimitedText,
  type Figure,
  type OpenedList,
  type Report,
  textRows,
  translatedRows,
  translationSheets,
  withWholeRows,
} from '@territori/traduzione';
import { isoDay } from '@territori/traduzione/storia';
import { writeWorkbook } from '@territori/traduzione/workbook';
import type { OpenedHistory } from './openHistory.ts';

interface TranslatedList {
  readonly history: OpenedHistory;
  readonly list: OpenedList;
  readonly outcomes: Parameters<typeof translationSheets>[1];
  readonly report: Report;
  readonly figures: readonly Figure[];
  readonly aggregation: Aggregation | undefined;
}

/** Writes a translated list as a workbook, or as text with the sums in a file beside it. */
export async function writeTranslatedList(
  path: string,
  { history, list, outcomes, report, figures, aggregation }: TranslatedList,
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
