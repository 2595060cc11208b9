import { CHANGE_KINDS } from '@territori/history/edition/changeKinds';
import type { Localized } from '@territori/languages';
import { columnVariant, labelledColumn } from '../columns/column.ts';
import { COLUMNS } from '../columns/columns.ts';
import type { Column, Field, RowsOfAllDays } from '../definition.ts';
import { field } from '../field.ts';
import { message } from '../message.ts';
import { eventInPeriod } from '../overTime.ts';

/** The code of a municipality as the reports on changes label it. */
export const CHANGED_PRO_COM_T = labelledColumn(COLUMNS.PRO_COM_T, message('column.PRO_COM_T.municipalityCode'));

/** Columns whose Italian noun is feminine: a sigla, a provincia. */
const FEMININE: ReadonlySet<string> = new Set(['SIGLA_UTS', 'SIGLA_AUTOMOBILISTICA', 'DEN_UTS', 'DEN_REG']);

/** The column for the other unit of a change. */
const relatedColumn = (column: Column) =>
  columnVariant(column, '_REL', message(FEMININE.has(column.name) ? 'column.variant.related.feminine' : 'column.variant.related'));

const changeKindName = `case e.tipo ${Object.entries(CHANGE_KINDS)
  .map(([code, { it }]) => `when '${code}' then '${code}-${it}'`)
  .join(' ')} end`;

/** What happened and when, over `municipalChanges`. */
export const eventOfChange = {
  year: field('ANNO', 'e.anno'),
  kind: field('COD_VARIAZIONE', 'e.tipo'),
  kindName: field('DESC_COD_VARIAZIONE', changeKindName),
  split: field('FLAG_ES_SCORPORO', 'e.scorporo'),
  day: field('DATA_INIZIO_AMMINISTRATIVA', 'e.data'),
  act: field('PROVVEDIMENTO', `nullif(concat_ws('; ', nullif(a.testo, ''), a.gazzetta), '')`),
  actContent: field('TESTO_PROVVEDIMENTO', 'a.contenuto'),
} as const satisfies Record<string, Field>;

/** The municipality as it was before the event, or after it where it began with it. */
export const municipalityOfChange = {
  code: field(CHANGED_PRO_COM_T, 'e.codice'),
  name: field('COMUNE', 'e.denominazione'),
  otherName: field('COMUNE_A', 'e.denominazione_altra'),
  cadastral: field('COD_CATASTO', 'e.codice_catastale'),
  province: field('SIGLA_UTS', 'e.sigla'),
  plate: field('SIGLA_AUTOMOBILISTICA', 'e.sigla'),
  provinceCode: field('COD_UTS', 'e.codice_uts'),
} as const satisfies Record<string, Field>;

/** The other municipality of a change: the one that took over the territory, or the one that had it before. */
export const otherOfChange = {
  code: field(relatedColumn(CHANGED_PRO_COM_T), 'e.codice_relativo'),
  name: field(relatedColumn(COLUMNS.COMUNE), 'e.denominazione_relativa'),
  cadastral: field(relatedColumn(COLUMNS.COD_CATASTO), 'e.codice_catastale_relativo'),
  province: field(relatedColumn(COLUMNS.SIGLA_UTS), 'e.sigla_relativa'),
  provinceCode: field(relatedColumn(COLUMNS.COD_UTS), 'e.codice_uts_relativo'),
  certainty: field('CERTEZZA_REL', 'e.certezza_relativa'),
} as const satisfies Record<string, Field>;

/** The same municipality after a change of its name, code or province, even if another change followed on the same day. */
export const municipalityAfterChange = {
  code: field(relatedColumn(CHANGED_PRO_COM_T), 'e.codice_dopo'),
  name: field(relatedColumn(COLUMNS.COMUNE), 'e.denominazione_dopo'),
  province: field(relatedColumn(COLUMNS.SIGLA_UTS), 'e.sigla_dopo'),
} as const satisfies Record<string, Field>;

/** The new state of the same municipality after a change of name, code or province, else the other one. */
export const successorOfChange = {
  code: field(relatedColumn(CHANGED_PRO_COM_T), 'e.codice_associato'),
  name: field(relatedColumn(COLUMNS.COMUNE), 'e.denominazione_associata'),
  cadastral: field(relatedColumn(COLUMNS.COD_CATASTO), 'e.codice_catastale_associato'),
  plate: field(relatedColumn(COLUMNS.SIGLA_AUTOMOBILISTICA), 'e.sigla_associata'),
  provinceCode: field(
    labelledColumn(relatedColumn(COLUMNS.COD_UTS), message('column.relatedCOD_UTS.provinceUtsCode')),
    'e.codice_uts_associato',
  ),
} as const satisfies Record<string, Field>;

/**
 * The changes of municipalities that meet a condition, as `e` with the act `a`.
 * @param during by default the periods with the day of the change
 */
export const municipalChanges = (condition: string, during = eventInPeriod('e.data')): RowsOfAllDays => ({
  from: `variazione_comune e left join provvedimento a on a.id = e.provvedimento_id where ${condition}`,
  during,
});

/** The events of the units of a level that meet a condition, as `e`, in a period. */
export const changesOfLevel = (level: 'uts' | 'regione', condition: string): RowsOfAllDays => ({
  from: `evento_esteso e where e.livello = '${level}' and ${condition}`,
  during: eventInPeriod('e.data'),
});

export const changesOfKind = (...kinds: string[]) => `e.tipo in (${kinds.map((kind) => `'${kind}'`).join(', ')})`;

/** The statistical code (COD_UTS) of the uts `unit` on a day. */
const utsCodeOn = (unit: string, day: string) =>
  `(select u.codice_uts from uts_estesa u where u.unita_id = ${unit} and u.tratto @> ${day})`;

/** A province that began or ended, over `changesOfLevel`, and the one associated with it. */
export const provinceOfChange: readonly Field[] = [
  field('COD_UTS', `coalesce(${utsCodeOn('e.unita_id', '(e.data - 1)')}, ${utsCodeOn('e.unita_id', 'e.data')})`),
  field('DEN_UTS', 'e.denominazione'),
  field('SIGLA_UTS', 'coalesce(e.sigla_prima, e.sigla_dopo)'),
  field(
    relatedColumn(COLUMNS.COD_UTS),
    `coalesce(${utsCodeOn('e.unita_relativa_id', 'e.data')}, ${utsCodeOn('e.unita_relativa_id', '(e.data - 1)')})`,
  ),
  field(relatedColumn(COLUMNS.DEN_UTS), 'e.denominazione_relativa'),
  field(relatedColumn(COLUMNS.SIGLA_UTS), 'e.sigla_relativa'),
  field('DATA_INIZIO_AMMINISTRATIVA', 'e.data'),
  field('CERTEZZA_REL', 'e.certezza_relativa'),
];

/** A province before and after a change of its name, over `changesOfLevel`. */
export const renamedProvince: readonly Field[] = [
  field('COD_UTS', utsCodeOn('e.unita_id', '(e.data - 1)')),
  field('DEN_UTS', 'e.denominazione_prima'),
  field('SIGLA_UTS', 'e.sigla_prima'),
  field(relatedColumn(COLUMNS.COD_UTS), utsCodeOn('e.unita_id', 'e.data')),
  field(relatedColumn(COLUMNS.DEN_UTS), 'e.denominazione_dopo'),
  field(relatedColumn(COLUMNS.SIGLA_UTS), 'e.sigla_dopo'),
  field('DATA_INIZIO_AMMINISTRATIVA', 'e.data'),
];

/** What reports on compartments and regions lack. */
export const REGIONS_ALONE: Localized = message('changes.reportAboutRegions');

/** A region that began, over `changesOfLevel`, and the one of whose territory it was made. */
export const foundedRegion: readonly Field[] = [
  field('COD_REG', 'e.codice_dopo'),
  field('DEN_REG', 'e.denominazione_dopo'),
  field(relatedColumn(COLUMNS.COD_REG), 'e.codice_relativo'),
  field(relatedColumn(COLUMNS.DEN_REG), 'e.denominazione_relativa'),
  field('DATA_INIZIO_AMMINISTRATIVA', 'e.data'),
  field('CERTEZZA_REL', 'e.certezza_relativa'),
];

/** A region before and after a change of its name, over `changesOfLevel`. */
export const renamedRegion: readonly Field[] = [
  field('COD_REG', 'e.codice_prima'),
  field('DEN_REG', 'e.denominazione_prima'),
  field(relatedColumn(COLUMNS.COD_REG), 'e.codice_dopo'),
  field(relatedColumn(COLUMNS.DEN_REG), 'e.denominazione_dopo'),
  field('DATA_INIZIO_AMMINISTRATIVA', 'e.data'),
];
