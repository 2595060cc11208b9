import type { Day } from '@territori/history/dates/day';
import type { Edition } from '@territori/store/database';
import { type RowSource, readRows, type SelectedColumns } from '@territori/store/database/readRows';

/** Days of change from this one on are published as news. */
const NEWS_SINCE: Day = '1991-01-01';
/** So many units are named; more are counted. */
export const NAMED_UNITS = 12;

/** The units changed in one way on a day; `tipo` null: in any way, each unit counted once. */
export interface ChangedUnits {
  readonly data: Day;
  readonly livello: 'comune' | 'uts';
  readonly tipo: string | null;
  readonly numero: number;
  readonly nomi: readonly string[];
}

/** The act of the changes of a day. */
export interface ActOfDay {
  readonly data: Day;
  readonly id: number;
  readonly testo: string;
  readonly gazzetta: string | null;
}

/** On which days municipalities and provinces changed, the last one first, and by which act. */
export interface DaysOfChange {
  readonly changed: readonly ChangedUnits[];
  /** For the days all of whose changes are by one act. */
  readonly acts: readonly ActOfDay[];
}

const IS_NEWS = `e.livello in ('comune', 'uts') and e.data >= date '${NEWS_SINCE}' and e.tipo is not null and e.tipo <> 'PV'`;

const CHANGED_COLUMNS: SelectedColumns<ChangedUnits> = { data: 'data', livello: 'livello', tipo: 'tipo', numero: 'numero', nomi: 'nomi' };

/** Units with the code they have since, or had until, that day: a province or other UTS its statistical one, as in its history. */
const CHANGED = `
  from (
    select e.data, e.livello, e.tipo, count(distinct e.unita_id) as numero, (array_agg(distinct nome order by nome))[1:${NAMED_UNITS}] as nomi
    from evento e cross join lateral (
      select case when e.livello <> 'uts' then e.codice else (
        select u.codice_uts from uts_estesa u where u.unita_id = e.unita_id and (u.tratto @> e.data or u.tratto @> (e.data - 1)) order by u.tratto @> e.data desc limit 1
      ) end as codice_mostrato
    ) mostrato cross join lateral (select e.denominazione || coalesce(' (' || codice_mostrato || ')', '') as nome) con_codice
    where ${IS_NEWS}
    group by grouping sets ((e.data, e.livello, e.tipo), (e.data, e.livello)) order by e.data desc, e.livello, e.tipo
  ) giorni`;

const ACT_COLUMNS: SelectedColumns<ActOfDay> = { data: 'data', id: 'id', testo: 'testo', gazzetta: 'gazzetta' };

/** A news item has room for one act, and an act beside the changes of others would mislead. */
const ACTS = `
  from (
    select e.data, min(p.id) as id, min(p.testo) as testo, min(p.gazzetta) as gazzetta
    from evento e left join provvedimento p on p.id = e.provvedimento_id
    where ${IS_NEWS}
    group by e.data having count(distinct (p.testo, p.gazzetta)) = 1 and count(p.testo) = count(*) order by e.data
  ) atti`;

/** Reads the days of change of an edition. */
export const readDaysOfChange = async (source: RowSource, edition: Edition): Promise<DaysOfChange> => ({
  changed: await readRows(source, edition, CHANGED_COLUMNS, CHANGED),
  acts: await readRows(source, edition, ACT_COLUMNS, ACTS),
});
