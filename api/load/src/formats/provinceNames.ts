import { message } from '../message.ts';
import { vocabularyFormat } from './format.ts';

/** The controlled vocabulary of the provinces: current names by code, without dates. */
export const provinceNames = vocabularyFormat({
  description: message('provinceNames.description'),
  columns: ['codice_1_livello', 'label_1_livello_it', 'codice_2_livello', 'label_2_livello_it', 'acronimo_2_livello_it'],
  read(table, sources) {
    for (const row of table.rows)
      sources.provinceNames.push({ code: row.code('codice_2_livello', 3), name: row.required('label_2_livello_it') });
  },
});
