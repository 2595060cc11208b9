import type { UrbanRow } from '@territori/history/territory/sources/UrbanRow';
import { message } from '../message.ts';
import type { Row } from '../tables/SourceTable.ts';
import { istatFormat } from './format.ts';

/** The report writes `0` where there is no code. */
const codeOrNull = (row: Row, column: string): string | null => {
  const value = row.text(column);
  return value === '' || value === '0' ? null : value;
};

function composition(row: Row, code: string, year: 2011 | 2021): UrbanRow[] {
  const areaCode = codeOrNull(row, `cod_fua_${year}`);
  if (areaCode === null) return [];
  const cityCode = codeOrNull(row, `cod_city_${year}`);
  const cityName = cityCode === null ? null : row.textOrNull(`den_city_${year}`);
  return [{ code, year, areaCode, areaName: row.textOrNull(`den_fua_${year}`), cityCode, cityName }];
}

/** Report 447: functional urban areas and cities of the municipalities, compositions of 2011 and 2021. */
export const report447 = istatFormat({
  report: 447,
  municipality: 'pro_com_t',
  description: message('report447.description'),
  fact: 'zone_urbane',
  columns: ['pro_com_t', 'cod_fua_2011', 'den_fua_2011', 'cod_fua_2021', 'den_fua_2021', 'cod_city_2021'],
  read(table, sources) {
    for (const row of table.rows) {
      const code = row.code('pro_com_t', 6);
      sources.urban.push(...composition(row, code, 2011), ...composition(row, code, 2021));
    }
  },
});
