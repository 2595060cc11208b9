import type { Database, ReadOptions } from '../database/index.ts';
import type { Certainty, ChangeKind } from './model.ts';

/** One step between two units, with the event that says so. */
export interface LineageStep {
  fromId: number;
  toId: number;
  /** YYYY-MM-DD. */
  date: string;
  eventId: number;
  kind: ChangeKind;
  certainty: Certainty;
  /** True when the first unit ended in the step, false when it gave a part and went on. */
  whole: boolean;
}

export interface Lineage {
  /** Steps that lead to the unit, oldest first. */
  predecessors: LineageStep[];
  /** Steps that lead away from it, oldest first. */
  successors: LineageStep[];
}

/** Where a walk goes, as the columns of `passaggio` and the order of time have it. */
const DIRECTIONS = {
  successors: { here: 'origine_id', next: 'destinazione_id', order: '>=', start: '$1' },
  predecessors: { here: 'destinazione_id', next: 'origine_id', order: '<=', start: '$2' },
} as const;

/**
 * Common table expressions, for a `with recursive`, that follow units from step to step of the view `passaggio`, after the day `$1` and up to and with `$2`:
 * `passo`, the steps of that time, and `cammino (partenza, unita, data, certezza, origine_id, destinazione_id)`: the units reached from each of `departures` (a
 * select of `unita_id`), itself first; `certezza` is "dedotto" when any step on the way is, the last two columns name the step that led there. A unit for
 * which `arrived` holds (a condition on `cammino c`) is not left again.
 */
export const walk = (
  departures: string,
  { towards = 'successors', arrived = 'false' }: { towards?: keyof Lineage; arrived?: string } = {},
): string => {
  const { here, next, order, start } = DIRECTIONS[towards];
  return `
  passo as not materialized (select * from passaggio where data > $1::date and data <= $2::date),
  cammino (partenza, unita, data, certezza, origine_id, destinazione_id) as (
    select unita_id, unita_id, ${start}::date, 'dichiarato', null::int, null::int from (${departures}) partenze
    union
    select c.partenza, p.${next}, p.data, case when 'dedotto' in (c.certezza, p.certezza) then 'dedotto' else 'dichiarato' end, p.origine_id, p.destinazione_id
    from cammino c join passo p on p.${here} = c.unita and p.data ${order} c.data
    where not ${arrived}
  )`;
};

const STEPS = (towards: keyof Lineage) => `
  with recursive ${walk('select $3::int as unita_id', { towards })}
  select distinct p.origine_id as "fromId", p.destinazione_id as "toId", p.data::text as date, p.evento_id as "eventId", p.tipo as kind,
         p.certezza as certainty, p.totale as whole
  from cammino c join passo p using (origine_id, destinazione_id, data) order by date, "eventId"`;

/** The units that a unit came from and became between two dates (after `from`, up to and with `to`), step by step. No step is guessed: one without a named unit is in none. */
export async function lineage(database: Database, unitId: number, from: string, to: string, options: ReadOptions = {}): Promise<Lineage> {
  const steps = (towards: keyof Lineage) => database.read<LineageStep>(STEPS(towards), [from, to, unitId], options);
  const [predecessors, successors] = await Promise.all([steps('predecessors'), steps('successors')]);
  return { predecessors, successors };
}
