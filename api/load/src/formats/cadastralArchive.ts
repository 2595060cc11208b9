import { nextDay } from '@territori/history/territory/period';
import { message } from '../message.ts';
import type { Format } from './format.ts';

/**
 * The historical archive of the municipalities of ANPR. Its ends are inclusive; rows of places that have no cadastral
 * code ("ND") are left out.
 */
export const cadastralArchive: Format = {
  description: message('cadastralArchive.description'),
  fact: 'catasto',
  municipality: 'codistat',
  licence: message('cadastralArchive.licence'),
  url: 'https://www.anagrafenazionale.interno.it/',
  columns: ['dataistituzione', 'datacessazione', 'codistat', 'codcatastale', 'denominazione_it'],
  read(table, { cadastral }) {
    for (const row of table.rows) {
      const code = row.text('codcatastale');
      if (!/^[A-Z]\d{3}$/.test(code)) continue;
      const last = row.openDate('datacessazione');
      cadastral.push({
        code: row.code('codistat', 6),
        cadastral: code,
        name: row.text('denominazione_it'),
        otherName: row.text('altradenominazione'),
        from: row.date('dataistituzione'),
        to: last && nextDay(last),
      });
    }
  },
};
