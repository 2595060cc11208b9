import type { SizeRow } from '@territori/history/territory/sources/SizeRow';
import type { Row } from '../tables/SourceTable.ts';

/** The columns that reports 63 and 74 have in common. */
export const sizeRow = (row: Row, code: string): SizeRow => ({
  code,
  plate: row.textOrNull('sigla_automobilistica'),
  municipalities: row.integerOrNull('n_com'),
  legalPopulation: row.integerOrNull('pop_leg'),
  censusYear: row.integerOrNull('anno_censimento'),
  area: row.decimalOrNull('area_kmq'),
  areaYear: row.integerOrNull('anno_area'),
  residents: row.integerOrNull('pop_res'),
  residentsYear: row.integerOrNull('anno_pop_res'),
});
