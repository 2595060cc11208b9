import { message } from '../message.ts';
import { istatFormat } from './format.ts';

/** The day of the census. */
const CENSUS_DAY = '1991-10-20';
const CENSUS_YEAR = 1991;

/** The municipalities of the census of 1991 with their population and area. */
export const census1991 = istatFormat({
  description: message('census1991.description'),
  columns: ['pro_com_t', 'comune', 'pop_1991', 'area_kmq'],
  read(table, sources) {
    const rows = table.rows.map((row) => ({
      code: row.code('pro_com_t', 6),
      plate: null,
      municipalities: null,
      legalPopulation: row.integerOrNull('pop_1991'),
      censusYear: CENSUS_YEAR,
      area: row.decimalOrNull('area_kmq'),
      areaYear: CENSUS_YEAR,
      residents: null,
      residentsYear: null,
    }));
    sources.municipalSizes.push({ date: CENSUS_DAY, rows });
  },
});
