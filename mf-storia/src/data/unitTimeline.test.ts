import { expect, it } from 'vitest';
import { municipality } from './unit.fixture.ts';
import { unitTimeline } from './unitTimeline.ts';

it('puts states, changes and sizes in order of time, with the act of a change', () => {
  const { columns, rows } = unitTimeline(
    {
      states: [municipality({ valido_dal: '2007-11-02' })],
      changes: [
        {
          data: '2007-11-02',
          tipo: 'CD',
          descrizione: 'Lonato assume la denominazione Lonato del Garda.',
          id: 20,
          codice: '017092',
          denominazione: 'Lonato del Garda',
          id_collegata: null,
          codice_collegato: null,
          denominazione_collegata: null,
          provvedimento: { testo: 'L.R. 20/2007', gazzetta: null, data: '2007-08-10', url: null },
          certezza: 'dichiarato',
          livello: 'comune',
          codice_precedente: '017092',
          denominazione_precedente: 'Lonato',
          collegata: 'nessuna',
          certezza_collegata: null,
          fonte: 'report_129',
        },
      ],
      sizes: [
        { valido_dal: '1861-03-17', valido_al: null, popolazione: 16000, anno_censimento: 2021, superficie: 68.2, anno_superficie: 2021 },
      ],
    },
    {
      label: (column) => column,
      state: 'state',
      size: 'size',
      kind: (code) => code ?? '',
      other: ({ collegata }) => collegata,
      certainty: (known) => known,
    },
  );
  expect(rows.map(({ dal, fatto }) => [dal, fatto])).toEqual([
    ['1861-03-17', 'size'],
    ['2007-11-02', 'state'],
    ['2007-11-02', 'CD'],
  ]);
  expect(rows[2]).toMatchObject({ provvedimento: 'L.R. 20/2007', data_provvedimento: '2007-08-10', altra_unita: 'nessuna' });
  // every cell has a column
  for (const row of rows) for (const name of Object.keys(row)) expect(columns.map((column) => column.name)).toContain(name);
});
