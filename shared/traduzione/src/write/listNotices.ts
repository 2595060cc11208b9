import type { Aggregation } from '../aggregate/Aggregation.ts';
import type { OpenedList } from '../openList.ts';
import { columnName } from '../read/Table.ts';
import { differingYears } from '../recognise/differingYears.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Translation } from '../translate/Translation.ts';

/**
 * What the report warns of, as its `avvisi`:
 * - `oltre_edizione`: a day after the edition's last one was asked for; `prima_della_storia`: a day before the first one was given
 * - `anno_diverso:2013`: header or file name have a year in which the values were not in force
 * - `altri_fogli:2018|2019`: other sheets that hold a list
 * - `sembra_tasso:colonna`: it is declared a count and looks like a rate; `celle_senza_numero:colonna`: some of its cells are no numbers
 */
export function listNotices(
  index: HistoryIndex,
  fileName: string,
  { table, recognition, otherSheets }: OpenedList,
  translation?: Translation,
  aggregation?: Aggregation,
): string[] {
  return [
    ...(translation?.beyondEdition ? ['oltre_edizione'] : []),
    ...(translation?.beforeHistory ? ['prima_della_storia'] : []),
    ...differingYears(table, fileName, recognition.epoch, index.updatedTo).map((year) => `anno_diverso:${year}`),
    ...(otherSheets.length > 0 ? [`altri_fogli:${otherSheets.join('|')}`] : []),
    ...(aggregation?.questioned ?? []).map((column) => `sembra_tasso:${columnName(table, column)}`),
    ...(aggregation?.unread ?? []).map(({ column }) => `celle_senza_numero:${columnName(table, column)}`),
  ];
}
