import { ConteggioVariazioni } from '@territori/wire/v1/conteggioVariazioni';
import { listCall } from '../answering/listCall.ts';
import { CHOICE_OF_CHANGES, chosenChanges, daysOfChoice, UNSPECIFIED } from './changes.ts';

export const changeCounts = listCall({
  path: '/variazioni/conteggi',
  name: 'conteggi_variazioni',
  tag: 'Variazioni',
  query: CHOICE_OF_CHANGES,
  row: ConteggioVariazioni,
  examples: [
    {
      title: 'changeCounts.example.changesMunicipalitiesProvinceOver',
      url: '/variazioni/conteggi?dal=2010-01-01&al=2020-12-31&provincia=TN&livello=comune',
    },
  ],
  days: daysOfChoice,
  async find(choice, context) {
    const rows = new Map<string, { readonly changes: Set<string>; rows: number }>();
    for (const { tipo, id, data } of await chosenChanges(choice, context)) {
      const kind = tipo ?? UNSPECIFIED;
      const known = rows.get(kind) ?? { changes: new Set(), rows: 0 };
      known.changes.add(`${id} ${data}`);
      known.rows += 1;
      rows.set(kind, known);
    }
    return [...rows]
      .map(([tipo, counted]) => ({ tipo, variazioni: counted.changes.size, righe: counted.rows }))
      .sort((a, b) => b.variazioni - a.variazioni || a.tipo.localeCompare(b.tipo));
  },
});
