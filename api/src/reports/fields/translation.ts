import { walk } from '../../territory/lineage.ts';
import { column, variant } from '../columns/column.ts';
import { COMUNE, PRO_COM_T } from '../columns/municipalities.ts';
import { COD_UTS, DEN_UTS } from '../columns/provinces.ts';
import { COD_REG, DEN_REG } from '../columns/regions.ts';
import { type Column, type Field, field } from '../definition.ts';
import { utsCode } from './municipalities.ts';

export const atStart = (base: Column) => variant(base, '_DT_IN', 'alla data inizio', 'at the start date');
export const atEnd = (base: Column) => variant(base, '_DT_FI', 'alla data fine', 'at the end date');

/** A municipality with what it belongs to, over `comuni_al(...)` under the alias `table`. */
const placed = (table: string, day: string, at: (base: Column) => Column): readonly Field[] => [
  field(at(PRO_COM_T), `${table}.codice`),
  field(at(COMUNE), `${table}.denominazione`),
  field(at(COD_UTS), utsCode(`${table}.codice_uts`, `${table}.codice_provincia`, day)),
  field(at(DEN_UTS), `${table}.denominazione_uts`),
  field(at(COD_REG), `${table}.codice_regione`),
  field(at(DEN_REG), `${table}.denominazione_regione`),
];

/** Over `comuni_al($1::date) i`. */
export const startFields = placed('i', '$1', atStart);
/** Over `comuni_al($2::date) f`. */
export const endFields = placed('f', '$2', atEnd);

export const CERTEZZA = column('CERTEZZA', 'Certezza del successore', 'Certainty of the successor', {
  guide: {
    it: 'Vuoto se l’unità è la stessa; dichiarato o dedotto se un’altra le è succeduta; non noto se nessuna fonte dice quale.',
    en: 'Empty when the unit is the same; dichiarato or dedotto when another one succeeded it; non noto when no source says which.',
  },
});

/** The certainty of a row of `successore s`. */
export const certaintyField = field(CERTEZZA, `case when s.arrivo is null then 'non noto' when s.arrivo <> s.partenza then s.certezza end`);

/** Municipalities in force at `$2`, where a walk ends. */
const ARRIVED = 'exists (select 1 from fine where fine.unita_id = c.unita)';

/**
 * Common table expressions that follow every municipality of `departures` (a select of unit ids) through extinctions and constitutions to those in force at `$2`:
 * `successore (partenza, arrivo, certezza)`, one row for each that it became, itself when it is still there, and `arrivo` null when no source names one.
 */
export const successors = (departures: string) => `with recursive
  fine as materialized (select unita_id from versione where livello = 'comune' and validita @> $2::date),
  inizio as materialized (${departures}),
  ${walk('select unita_id from inizio', { arrived: ARRIVED })},
  giunto as (
    select c.partenza, c.unita, max(c.certezza) as certezza from cammino c join fine on fine.unita_id = c.unita group by c.partenza, c.unita
  ),
  successore as (
    select i.unita_id as partenza, g.unita as arrivo, g.certezza from inizio i left join giunto g on g.partenza = i.unita_id
  )`;

/** The municipalities in force at the start. */
export const IN_FORCE_AT_START = `select unita_id from versione where livello = 'comune' and validita @> $1::date`;
/** Those in force on any day of the period. */
export const IN_FORCE_IN_PERIOD = `select distinct unita_id from versione where livello = 'comune' and validita && daterange($1::date, $2::date, '[]')`;
