import type { Correspondence } from '@territori/edition/correspondence/Correspondence';
import type { CorrespondenceTable } from '@territori/edition/correspondence/CorrespondenceTable';
import type { EditionModel } from '@territori/edition/EditionModel';
import { correspondenceRow, type FoundPair } from '@territori/edition/rows/correspondenceRow';
import type { Day } from '@territori/history/dates/day';
import { Corrispondenza } from '@territori/wire/v1/corrispondenza';
import { DayParameter, RequiredDay } from '@territori/wire/v1/parameters';
import { LEVELS, LevelAsked } from '@territori/wire/v1/values';
import { Type } from 'typebox';
import { withinHistory } from '../answering/askedDays.ts';
import { listCall } from '../answering/listCall.ts';
import { CHOICE_OF_UNITS, testOfUnits } from '../units/choiceOfUnits.ts';

/** The two days of a comparison. */
export const TWO_DAYS = {
  da: RequiredDay('correspondences.twoDays.da', '1991-10-20'),
  a: DayParameter('correspondences.twoDays.a', '2025-01-01'),
};

const { codice, provincia, regione } = CHOICE_OF_UNITS;

/** The rows of a table by code, so that the pages of one are not sorted again. */
const sorted = new WeakMap<CorrespondenceTable, readonly Correspondence[]>();

/** The rows by the code of the unit on `da`, else of the one on `a`, then by the code on `a`. */
function byCode(table: CorrespondenceTable, model: EditionModel, [da, a]: readonly [Day, Day]): readonly Correspondence[] {
  const known = sorted.get(table);
  if (known) return known;
  const codeOn = (id: number | null, day: Day) => (id === null ? null : (model.at(id, day)?.row.codice ?? null));
  const keyed = table.rows.map((pair) => {
    const [from, to] = [codeOn(pair.from, da), codeOn(pair.to, a)];
    return { pair, key: `${from ?? to ?? ''} ${to ?? ''}` };
  });
  const rows = keyed.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0)).map(({ pair }) => pair);
  sorted.set(table, rows);
  return rows;
}

export const correspondences = listCall({
  path: '/corrispondenze',
  name: 'corrispondenze',
  tag: 'Corrispondenze',
  query: { ...TWO_DAYS, livello: Type.Optional(LevelAsked), codice, provincia, regione },
  row: Corrispondenza,
  examples: [
    {
      title: 'correspondences.example.municipalitiesThose',
      url: '/corrispondenze?da=1991-10-20&a=2025-01-01&livello=comune&per_pagina=2',
    },
    {
      title: 'correspondences.example.municipalitiesProvinceTrentoWhat',
      url: '/corrispondenze?da=2009-01-01&a=2025-01-01&livello=comune&provincia=TN&per_pagina=2',
    },
    { title: 'correspondences.example.backward', url: '/corrispondenze?da=2025-01-01&a=2010-01-01&livello=comune&per_pagina=2' },
  ],
  days: ({ da, a }) => ({ da, a }),
  async find({ da, a, livello, ...choice }, { model, today }) {
    const days = [withinHistory('da', da), withinHistory('a', a ?? today)] as const;
    const chosen = testOfUnits(choice, model);
    const fits = (id: number | null, day: string) => {
      const state = id === null ? undefined : model.at(id, day);
      return state !== undefined && chosen?.(state.row) === true;
    };
    const all = await model.correspondences();
    return (livello === undefined ? LEVELS : [livello]).flatMap((level): FoundPair[] => {
      const table = all.between(level, ...days);
      const rows = byCode(table, model, days);
      const wanted = chosen ? rows.filter(({ from, to }) => fits(from, days[0]) || fits(to, days[1])) : rows;
      return wanted.map((pair) => ({ table, pair }));
    });
  },
  show: (found: FoundPair, context, { da, a }): Corrispondenza => correspondenceRow(found, [da, a ?? context.today], context),
});
