import { message } from '../message.ts';
import { dateInName } from '../tables/SourceTable.ts';
import { istatFormat } from './format.ts';

/** Report 73: the features of the territory of the municipalities, in both classifications. */
export const report73 = istatFormat({
  report: 73,
  municipality: 'pro_com_t',
  description: message('report73.description'),
  columns: ['pro_com_t', 'com_iso', 'com_lit', 'zona_alt', 'alt', 'degurba_2021'],
  read(table, sources) {
    const rows = table.rows.map((row) => ({
      code: row.code('pro_com_t', 6),
      island: row.integerOrNull('com_iso'),
      seaside: row.integerOrNull('com_lit'),
      zone: row.integerOrNull('zona_alt'),
      altitude: row.integerOrNull('alt'),
      coastal2011: row.integerOrNull('zone_cost_2011'),
      urbanisation2011: row.integerOrNull('degurba_2011'),
      coastal2021: row.integerOrNull('zone_cost_2021'),
      urbanisation2021: row.integerOrNull('degurba_2021'),
    }));
    sources.territories.push({ date: dateInName(table.file), rows });
  },
});
