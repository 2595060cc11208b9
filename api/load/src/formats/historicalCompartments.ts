import { properCase } from '@territori/history/territory/properCase';
import { groupBy } from '@territori/traduzione/groupBy';
import { censusDay } from '@territori/traduzione/storia';
import { message } from '../message.ts';
import type { Row } from '../tables/SourceTable.ts';
import { istatFormat } from './format.ts';

/** The last day of report 44; report 46 begins on the next. */
const LAST_DAY_OF_44 = '1927-01-11';

function censusOf(row: Row): string {
  const day = censusDay(Number(row.required('anno')));
  if (day === undefined) throw row.refuse(`"anno" is "${row.text('anno')}", not the year of a census`);
  return day;
}

/** The compartments at the censuses from 1871 to 1936: the rows of reports 44 and 46 on those days. The file has no codes. */
export const historicalCompartments = istatFormat({
  description: message('historicalCompartments.description'),
  columns: ['anno', 'cod_comp', 'den_comp'],
  read(table, sources) {
    for (const [date, rows] of groupBy(table.rows, censusOf)) {
      sources.snapshots.push({
        report: date <= LAST_DAY_OF_44 ? 44 : 46,
        date,
        file: table.file,
        rows: rows.map((row) => ({ COD_COMP: row.textOrNull('cod_comp'), DEN_COMP: properCase(row.required('den_comp')) })),
      });
    }
  },
});
