import type { DeclaredChange, Sources } from '../../territory/sources.ts';
import { istat } from '../format.ts';
import type { Row, Table } from '../table.ts';
import { changeKindOf } from './declaredRow.ts';

/** A row of a report of changes, which names no act. */
const changeOf = (row: Row, kind: DeclaredChange['kind']): DeclaredChange => ({
  kind,
  date: row.date('data_inizio_amministrativa'),
  code: row.code('pro_com_t', 6),
  name: row.required('comune'),
  relatedCode: row.codeOrNull('pro_com_t_rel', 6),
  relatedName: row.textOrNull('comune_rel'),
  relatedPlate: row.textOrNull('sigla_uts_rel'),
  act: null,
  content: null,
  split: null,
});

const columns = ['sigla_uts', 'pro_com_t', 'comune', 'data_inizio_amministrativa', 'pro_com_t_rel', 'comune_rel', 'sigla_uts_rel'];

const readKinds = (table: Table, sources: Sources) =>
  sources.reportedChanges.push(...table.rows.map((row) => changeOf(row, changeKindOf(row, 'cod_variazione'))));

/** Report 100: the municipalities that were founded or came from a foreign state. */
export const report100 = istat({
  report: 100,
  description: {
    it: 'Comuni costituiti o annessi da stato estero (report 100)',
    en: 'Municipalities constituted or annexed from a foreign state (report 100)',
  },
  columns: [...columns, 'cod_variazione'],
  read: readKinds,
});

/** Report 105: the municipalities whose statistical code changed. */
export const report105 = istat({
  report: 105,
  description: {
    it: 'Comuni con variazione del codice statistico (report 105)',
    en: 'Municipalities whose statistical code changed (report 105)',
  },
  columns: [...columns, 'cod_variazione'],
  read: readKinds,
});

/** Report 104: the municipalities that changed name. */
export const report104 = istat({
  report: 104,
  description: { it: 'Comuni con cambio denominazione (report 104)', en: 'Municipalities that changed name (report 104)' },
  columns,
  read: (table, sources) => void sources.reportedChanges.push(...table.rows.map((row) => changeOf(row, 'CD'))),
});
