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

const COLUMNS = `origine_id as "fromId", destinazione_id as "toId", data::text as date, evento_id as "eventId", tipo as kind, certezza as certainty, totale as whole`;

const SUCCESSORS = `
  with recursive passi as (
    select p.* from passaggio p where p.origine_id = $1 and p.data > $2::date and p.data <= $3::date
    union
    select p.* from passaggio p join passi q on p.origine_id = q.destinazione_id and p.data >= q.data and p.data <= $3::date)
  select ${COLUMNS} from passi order by data, evento_id`;

const PREDECESSORS = `
  with recursive passi as (
    select p.* from passaggio p where p.destinazione_id = $1 and p.data > $2::date and p.data <= $3::date
    union
    select p.* from passaggio p join passi q on p.destinazione_id = q.origine_id and p.data <= q.data and p.data > $2::date)
  select ${COLUMNS} from passi order by data, evento_id`;

/** The units that a unit came from and became between two dates (after `from`, up to and with `to`), step by step. No step is guessed: one without a named unit is in none. */
export async function lineage(database: Database, unitId: number, from: string, to: string, options: ReadOptions = {}): Promise<Lineage> {
  const [predecessors, successors] = await Promise.all(
    [PREDECESSORS, SUCCESSORS].map((sql) => database.read<LineageStep>(sql, [unitId, from, to], options)),
  );
  return { predecessors: predecessors ?? [], successors: successors ?? [] };
}
