import type { Database, ReadOptions } from '../database/index.ts';
import type { Certainty } from './model.ts';
import type { ChangeKind } from './sources.ts';

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

/** Follows the unit `$3` from step to step of `passaggio`, after the day `$1` and up to and with `$2`. */
const STEPS = (towards: keyof Lineage) => {
  const { here, next, order, start } = DIRECTIONS[towards];
  return `
  with recursive passo as not materialized (select * from passaggio where data > $1::date and data <= $2::date),
  cammino (unita, data, origine_id, destinazione_id) as (
    select $3::int, ${start}::date, null::int, null::int
    union
    select p.${next}, p.data, p.origine_id, p.destinazione_id
    from cammino c join passo p on p.${here} = c.unita and p.data ${order} c.data
  )
  select distinct p.origine_id as "fromId", p.destinazione_id as "toId", p.data::text as date, p.evento_id as "eventId", p.tipo as kind,
         p.certezza as certainty, p.totale as whole
  from cammino c join passo p using (origine_id, destinazione_id, data) order by date, "eventId"`;
};

/**
 * The units that a unit came from and became between two dates (after `from`, up to and with `to`), step by step. No
 * step is guessed: one without a named unit is in none.
 */
export async function lineage(database: Database, unitId: number, from: string, to: string, options: ReadOptions = {}): Promise<Lineage> {
  const steps = (towards: keyof Lineage) => database.read<LineageStep>(STEPS(towards), [from, to, unitId], options);
  const [predecessors, successors] = await Promise.all([steps('predecessors'), steps('successors')]);
  return { predecessors, successors };
}
