import { Type } from 'typebox';
import type { State } from '../model/EditionModel.ts';
import { Genealogia, type Passaggio } from '../schemas/genealogia.ts';
import { UnitId } from '../schemas/parameters.ts';
import type { CallContext } from './Call.ts';
import { itemCall } from './itemCall.ts';
import { unknownUnit } from './unknownUnit.ts';

const USUAL_GENERATIONS = 3;
const MOST_GENERATIONS = 10;

/**
 * The steps back and on from a unit. A step back is not later than the step it leads to, and a step on is not earlier: a unit that was
 * founded again has only the lineage of the times that concern it.
 */
const STEPS = `
  with recursive prima as (
    select origine_id, destinazione_id, data, tipo, certezza, totale, -1 as generazione from passaggio where destinazione_id = $1::integer
    union
    select p.origine_id, p.destinazione_id, p.data, p.tipo, p.certezza, p.totale, a.generazione - 1
    from prima a join passaggio p on p.destinazione_id = a.origine_id and p.data <= a.data where a.generazione >= -$2::integer
  ), dopo as (
    select origine_id, destinazione_id, data, tipo, certezza, totale, 1 as generazione from passaggio where origine_id = $1::integer
    union
    select p.origine_id, p.destinazione_id, p.data, p.tipo, p.certezza, p.totale, a.generazione + 1
    from dopo a join passaggio p on p.origine_id = a.destinazione_id and p.data >= a.data where a.generazione <= $2::integer
  )
  select data::text, origine_id as id_da, destinazione_id as id_a, tipo, totale, certezza, generazione from prima
  union all
  select data::text, origine_id, destinazione_id, tipo, totale, certezza, generazione from dopo
  order by 1, 2, 3`;

interface Step extends Passaggio {
  /** Negative for a step back. */
  readonly generazione: number;
}

/** The times at which a unit existed: states that meet are one. */
function periodsOf(states: readonly State[]) {
  const periods: { valido_dal: string; valido_al: string | null }[] = [];
  for (const { from, to } of states) {
    const last = periods.at(-1);
    if (last?.valido_al === from) last.valido_al = to;
    else periods.push({ valido_dal: from, valido_al: to });
  }
  return periods;
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
      periodi: periodsOf(states),
    },
  ];
}

export const genealogy = itemCall({
  path: '/unita/:id/genealogia',
  name: 'genealogia',
  tag: 'Unità',
  summary: 'The ancestors and descendants of a unit',
  description:
    'The units that it came from and those that it went into, over several generations, with the steps between them. A step leads to a successor that took over the whole unit, ' +
    'or was formed from a part of it; exchanges of territory between units that go on are among the changes and not here. A unit without a named ancestor or descendant has none: nothing is guessed.',
  parts: UnitId,
  query: {
    generazioni: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MOST_GENERATIONS,
        default: USUAL_GENERATIONS,
        description: 'Generations in each direction',
        examples: [USUAL_GENERATIONS],
      }),
    ),
  },
  answer: Genealogia,
  examples: [
    { title: 'The municipalities that became Valsamoggia', url: '/unita/10370610/genealogia' },
    { title: 'One generation only', url: '/unita/10370610/genealogia?generazioni=1' },
  ],
  async find({ id, generazioni = USUAL_GENERATIONS }, context) {
    const { services, edition, editionName, model } = context;
    if (model.ofUnit(id).length === 0) throw unknownUnit(id);
    const steps = await services.database.read<Step>(STEPS, [id, generazioni], { edition: edition.id });
    const asked = steps.filter(({ generazione }) => Math.abs(generazione) <= generazioni);
    const generations = new Map([[id, 0]]);
    for (const { id_da, id_a, generazione } of [...asked].sort((a, b) => Math.abs(a.generazione) - Math.abs(b.generazione))) {
      const other = generazione < 0 ? id_da : id_a;
      if (!generations.has(other)) generations.set(other, generazione);
    }
    const units = [...generations].flatMap(([other, generation]) => relative(other, generation, context));
    const once = new Map(asked.map((step) => [`${step.data} ${step.id_da} ${step.id_a}`, step]));
    return {
      unita: units.sort((a, b) => a.generazione - b.generazione || (a.codice ?? '').localeCompare(b.codice ?? '') || a.id - b.id),
      passaggi: [...once.values()].map(({ generazione: _, ...step }) => step),
      altre_prima: steps.some(({ generazione }) => generazione < -generazioni),
      altre_dopo: steps.some(({ generazione }) => generazione > generazioni),
      edizione: editionName,
    };
  },
});
