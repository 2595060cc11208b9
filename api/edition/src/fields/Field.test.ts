import { csvRows } from '@territori/serve/v1/formats/writeRows';
import { Corrispondenza } from '@territori/wire/v1/corrispondenza';
import { Unita } from '@territori/wire/v1/unita';
import { expect, it } from 'vitest';
import { type AnyRow, columnsOf, fieldsOf } from './Field.ts';

it('an object is a column for each member', () => {
  const names = columnsOf(fieldsOf(Unita)).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['provincia_id', 'provincia_codice', 'provincia_sigla', 'regione_codice']));
  expect(names).not.toContain('provincia');
});

it('a list of objects is a column for each member, with the values of all in their order and none left out', async () => {
  const fields = fieldsOf(Corrispondenza).filter(({ name }) => name === 'codice_da' || name === 'eventi');
  const act = { testo: 'Legge 1', gazzetta: null, data: '2014-01-01', url: null };
  const row: AnyRow = {
    codice_da: '037018',
    eventi: [
      { data: '2014-01-01', tipo: 'ES', id: 1, provvedimento: act },
      { data: '2015-01-01', tipo: 'CD', id: 2, provvedimento: null },
    ],
  };
  let text = '';
  for await (const block of csvRows(fields, [row, { codice_da: '001001', eventi: [] }], ';', (item) => item as AnyRow)) text += block;
  expect(text.replace('\uFEFF', '').split('\n')).toEqual([
    'codice_da;eventi_data;eventi_tipo;eventi_id;eventi_provvedimento_testo;eventi_provvedimento_gazzetta;eventi_provvedimento_data;eventi_provvedimento_url',
    '037018;2014-01-01|2015-01-01;ES|CD;1|2;Legge 1|;|;2014-01-01|;|',
    '001001;;;;;;;',
    '',
  ]);
});
