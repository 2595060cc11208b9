import { compareDays } from '@territori/history/territory/period';
import { isoDay } from '@territori/traduzione/storia';
import { Genealogia, type Passaggio } from '@territori/wire/v1/genealogia';
import { IntegerParameter, UnitId } from '@territori/wire/v1/parameters';
import type { Livello } from '@territori/wire/v1/values';
import { joinedStates } from '../../../units/joinedStates.ts';
import { itemCall } from '../answering/itemCall.ts';
import type { CallContext } from '../Call.ts';
import { unknownUnit } from '../units/unknownUnit.ts';

const USUAL_GENERATIONS = 3;
const MOST_GENERATIONS = 10;

/** A step as the answer shows it, with its generation: negative for a step back. */
interface Step extends Passaggio {
  readonly generazione: number;
}

/** The steps of the lineage of a unit, oldest first. */
async function stepsOf(id: number, livello: Livello, generations: number, { model }: CallContext): Promise<Step[]> {
  if (livello === 'ripartizione') return [];
  const { succession } = await model.history();
  const steps = succession[livello].lineage(id, generations).map(({ step, generation }): Step => {
    const { from, to, day, kind, whole, certainty, act, population, area } = step;
    return {
      data: isoDay(day),
      id_da: from,
      id_a: to,
      tipo: kind,
      totale: whole,
      certezza: certainty,
      provvedimento: act,
      peso_popolazione: population?.share ?? null,
      peso_superficie: area?.share ?? null,
      anno_popolazione: population?.year ?? null,
      anno_superficie: area?.year ?? null,
      generazione: generation,
    };
  });
  return steps.sort((a, b) => compareDays(a.data, b.data) || a.id_da - b.id_da || a.id_a - b.id_a || a.generazione - b.generazione);
}

function relative(id: number, generazione: number, { model }: Pick<CallContext, 'model'>) {
  const states = model.ofUnit(id);
  const last = states.at(-1)?.row;
  if (!last) return [];
  const { livello, codice, denominazione, provincia } = last;
  return [
    {
      id,
      livello,
      codice,
      denominazione,
      provincia: provincia?.sigla ?? provincia?.denominazione ?? null,
      generazione,
      periodi: joinedStates(states).map(({ from, to }) => ({ valido_dal: from, valido_al: to })),
    },
  ];
}

/** A unit with its ancestors and descendants, so many generations in each direction. Throws Problem for an unknown id. */
export async function lineageOf(id: number, generations: number, context: CallContext): Promise<Genealogia> {
  const { editionName, model } = context;
  const [state] = model.ofUnit(id);
  if (!state) throw unknownUnit(id);
  const steps = await stepsOf(id, state.row.livello, generations + 1, context);
  const asked = steps.filter(({ generazione }) => Math.abs(generazione) <= generations);
  const generationOf = new Map([[id, 0]]);
  for (const { id_da, id_a, generazione } of [...asked].sort((a, b) => Math.abs(a.generazione) - Math.abs(b.generazione))) {
    const other = generazione < 0 ? id_da : id_a;
    if (!generationOf.has(other)) generationOf.set(other, generazione);
  }
  const units = [...generationOf].flatMap(([other, generation]) => relative(other, generation, context));
  const once = new Map(asked.map((step) => [`${step.data} ${step.id_da} ${step.id_a}`, step]));
  return {
    unita: units.sort((a, b) => a.generazione - b.generazione || (a.codice ?? '').localeCompare(b.codice ?? '') || a.id - b.id),
    passaggi: [...once.values()].map(({ generazione: _, ...step }) => step),
    altre_prima: steps.some(({ generazione }) => generazione < -generations),
    altre_dopo: steps.some(({ generazione }) => generazione > generations),
    edizione: editionName,
  };
}

export const genealogy = itemCall({
  path: '/unita/:id/genealogia',
  name: 'genealogia',
  tag: 'Unità',
  parts: UnitId,
  query: {
    generazioni: IntegerParameter(
      'genealogy.generazioni',
      { minimum: 1, maximum: MOST_GENERATIONS, default: USUAL_GENERATIONS },
      USUAL_GENERATIONS,
    ),
  },
  answer: Genealogia,
  examples: [
    { title: 'genealogy.example.municipalitiesBecameValsamoggia', url: '/unita/10370610/genealogia' },
    { title: 'genealogy.example.oneGenerationOnly', url: '/unita/10370610/genealogia?generazioni=1' },
  ],
  find: ({ id, generazioni = USUAL_GENERATIONS }, context) => lineageOf(id, generazioni, context),
});
