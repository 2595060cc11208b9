import { message } from '../message.ts';
import { vocabularyFormat } from './format.ts';

/** The controlled vocabulary of the regions: names by code, without dates; `00` stands for the time before regions. */
export const regionNames = vocabularyFormat({
  description: message('regionNames.description'),
  columns: ['codice_1_livello', 'label_ita_1_livello', 'definizione'],
  read(table, sources) {
    for (const row of table.rows) {
      const code = row.code('codice_1_livello', 2);
      if (code !== '00') sources.regionNames.push({ code, name: row.required('label_ita_1_livello') });
    }
  },
});
