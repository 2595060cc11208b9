import { message } from '../message.ts';
import { vocabularyFormat } from './format.ts';

/** The controlled vocabulary of the geographical divisions: names by code, without dates. */
export const divisionNames = vocabularyFormat({
  description: message('divisionNames.description'),
  columns: ['codice_1_livello', 'label_1_livello_it'],
  read(table, sources) {
    const rows = table.rows.map((row) => ({
      code: row.code('codice_1_livello', 1),
      name: row.required('label_1_livello_it'),
      nuts1: null,
    }));
    sources.divisions.unshift({ date: null, rows });
  },
});
