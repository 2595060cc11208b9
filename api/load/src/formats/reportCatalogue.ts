import { message } from '../message.ts';
import { istatFormat } from './format.ts';

/**
 * The catalogue of the reports. The portal's own definitions are made from it; a load only checks that it can be read
 * and names it as a source.
 */
export const reportCatalogue = istatFormat({
  description: message('reportCatalogue.description'),
  columns: ['id report', 'titolo report', 'inizio/fine validità report', 'analisi temporale', 'parametri necessari'],
  read(table) {
    for (const row of table.rows) if (row.integerOrNull('id report') === null) throw row.refuse('"Id report" is empty');
  },
});
