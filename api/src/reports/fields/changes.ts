import { CHANGE_KINDS } from '../changeKinds.ts';
import {
  ANNO,
  CERTEZZA_REL,
  COD_VARIAZIONE,
  DATA_INIZIO_AMMINISTRATIVA,
  DESC_COD_VARIAZIONE,
  FLAG_ES_SCORPORO,
  PROVVEDIMENTO,
  SIGLA_UTS,
  TESTO_PROVVEDIMENTO,
} from '../columns/changes.ts';
import { variant } from '../columns/column.ts';
import { COD_CATASTO, COMUNE, COMUNE_A, PRO_COM_T } from '../columns/municipalities.ts';
import { COD_UTS, DEN_UTS } from '../columns/provinces.ts';
import { type Column, type Field, field } from '../definition.ts';

/** The column for the other unit of a change. */
const related = (column: Column) => variant(column, '_REL', 'dell’unità associata', 'of the related unit');

/** The statistical code of the uts `unit` on the day before or of an event `e`. */
const utsCodeOn = (unit: string, day: string) =>
  `(select u.codice_uts from uts_estesa u where u.unita_id = ${unit} and u.tratto @> ${day})`;

const kindName = `case e.tipo ${Object.entries(CHANGE_KINDS)
  .map(([code, { it }]) => `when '${code}' then '${it}'`)
  .join(' ')} end`;

/** What happened and when, over `evento_esteso e`. */
export const event = {
  year: field(ANNO, 'extract(year from e.data)::int'),
  kind: field(COD_VARIAZIONE, 'e.tipo'),
  kindName: field(DESC_COD_VARIAZIONE, kindName),
  split: field(FLAG_ES_SCORPORO, `case e.scorporo when true then 'SI' when false then 'NO' end`),
  day: field(DATA_INIZIO_AMMINISTRATIVA, 'e.data'),
  act: field(PROVVEDIMENTO, 'e.provvedimento'),
  actContent: field(TESTO_PROVVEDIMENTO, 'e.contenuto_provvedimento'),
} as const satisfies Record<string, Field>;

/** The municipality as it was before the event, or after it where it began with it. */
export const municipality = {
  code: field(PRO_COM_T, 'coalesce(e.codice_prima, e.codice)'),
  name: field(COMUNE, 'coalesce(e.denominazione_prima, e.denominazione)'),
  otherName: field(
    COMUNE_A,
    '(select v.denominazione_altra from evento x join versione v on v.id = coalesce(x.versione_prima_id, x.versione_dopo_id) where x.id = e.id)',
  ),
  cadastral: field(COD_CATASTO, 'coalesce(e.codice_catastale_prima, e.codice_catastale_dopo)'),
  province: field(SIGLA_UTS, 'coalesce(e.sigla_prima, e.sigla_dopo)'),
  provinceCode: field(COD_UTS, `coalesce(${utsCodeOn('e.uts_prima_id', '(e.data - 1)')}, ${utsCodeOn('e.uts_dopo_id', 'e.data')})`),
} as const satisfies Record<string, Field>;

/** The other municipality of a change: who took over, or who was there before. */
export const other = {
  code: field(related(PRO_COM_T), 'e.codice_relativo'),
  name: field(related(COMUNE), 'e.denominazione_relativa'),
  cadastral: field(related(COD_CATASTO), 'e.codice_catastale_relativo'),
  province: field(related(SIGLA_UTS), 'e.sigla_relativa'),
  provinceCode: field(
    related(COD_UTS),
    `coalesce(${utsCodeOn('e.uts_relativa_id', 'e.data')}, ${utsCodeOn('e.uts_relativa_id', '(e.data - 1)')})`,
  ),
  certainty: field(CERTEZZA_REL, 'e.certezza_relativa'),
} as const satisfies Record<string, Field>;

/** The same municipality after a change of its own name, code or province, also where that state lasted no day. */
export const after = {
  code: field(related(PRO_COM_T), 'coalesce(e.codice_dopo, e.codice)'),
  name: field(related(COMUNE), 'coalesce(e.denominazione_dopo, e.denominazione)'),
  province: field(related(SIGLA_UTS), `coalesce(e.sigla_dopo, case e.livello_relativo when 'uts' then e.sigla_relativa end)`),
} as const satisfies Record<string, Field>;

/** A province that began or ended, over `evento_esteso e`, and the one associated with it. */
export const province: readonly Field[] = [
  field(COD_UTS, `coalesce(${utsCodeOn('e.unita_id', '(e.data - 1)')}, ${utsCodeOn('e.unita_id', 'e.data')})`),
  field(DEN_UTS, 'e.denominazione'),
  field(SIGLA_UTS, 'coalesce(e.sigla_prima, e.sigla_dopo)'),
  field(related(COD_UTS), `coalesce(${utsCodeOn('e.unita_relativa_id', 'e.data')}, ${utsCodeOn('e.unita_relativa_id', '(e.data - 1)')})`),
  field(related(DEN_UTS), 'e.denominazione_relativa'),
  field(related(SIGLA_UTS), 'e.sigla_relativa'),
  field(DATA_INIZIO_AMMINISTRATIVA, 'e.data'),
  field(CERTEZZA_REL, 'e.certezza_relativa'),
];

const inPeriod = (table: string, kinds: readonly string[]) =>
  `${table} e where e.livello = 'comune' and e.tipo in (${kinds.map((kind) => `'${kind}'`).join(', ')}) and e.data between $1::date and $2::date`;

/** The events of municipalities of some kinds within the period, and how they are counted by kind, day and province. */
export const municipalEvents = (...kinds: string[]) => ({
  from: inPeriod('evento_esteso', kinds),
  counted: {
    from: inPeriod('evento_contato', kinds),
    columns: [event.year, event.kind, event.kindName, event.split, event.day, municipality.province].map(({ column }) => column.name),
  },
});
