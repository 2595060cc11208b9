import { type Day, italianDay } from '@territori/history/dates/day';
import { codeColumn, textColumn } from './columns/column.ts';
import { COLUMNS } from './columns/columns.ts';
import { type Column, type Field, type ReportDefinition, type ReportQuery, takesTwoDates } from './definition.ts';
import { field } from './field.ts';
import type { LoadedColumn, Snapshot } from './LoadedRows.ts';
import { message } from './message.ts';
import { eventInPeriod } from './overTime.ts';

/** The loaded rows that answer for a day: those of the latest day not after it, else the first; undefined where none are loaded. */
export const snapshotFor = (snapshots: readonly Snapshot[], day: Day): Snapshot | undefined =>
  snapshots.findLast((known) => known.day <= day) ?? snapshots[0];

/** The day of a change, by which the rows of a report of two dates are chosen where they have it. */
const CHANGE_DAY = 'DATA_INIZIO_AMMINISTRATIVA';

/** How a report is computed of rows that an operator loaded for it, with the columns of their file. They answer for any day. */
export function snapshotQuery(report: ReportDefinition, { day, file, columns }: Snapshot): ReportQuery {
  const fields = columns.map((found) => snapshotField(found, day, file));
  const names = columns.map(({ nome }) => nome);
  const codes = names.filter((name) => name.startsWith('COD_') || name.startsWith('PRO_COM'));
  const change = fields.find(({ column: { name, type } }) => name === CHANGE_DAY && type === 'DATE');
  const rows = `istantanea i, jsonb_array_elements(i.righe) as e(riga) where i.id_funzione = ${report.id} and i.data = date '${day}'`;
  const order = [...codes, ...names.filter((name) => !codes.includes(name))];
  if (!takesTwoDates(report)) return { fields: () => fields, from: rows, during: [ANY_DAY], order };
  // rows without the day of a change are the report's at any dates
  if (!change) return { fields: () => fields, from: rows, during: [ANY_DAY, ANY_DAY], order };
  return { fields: () => fields, from: `${rows} and ${change.sql} is not null`, during: eventInPeriod(change.sql), order };
}

const ANY_DAY = 'daterange(null, null)';

/** The columns of the portal, for the names of a file. */
const SHARED: ReadonlyMap<string, Column> = new Map(Object.entries(COLUMNS));

/** A column that only a file knows is a code when its name begins as the names of the portal's codes do. */
const CODE = /^(COD_|COM_NUTS|PRO_COM|SIGLA_)/;

/** The load keeps only names that are plain identifiers, so they may stand in the SQL. */
function snapshotField({ nome, tipo, decimali, vuota }: LoadedColumn, day: Day, file: string): Field {
  const written = `nullif(e.riga ->> '${nome}', '')`;
  const sql = { VARCHAR: written, NUMBER: `replace(${written}, ',', '.')::numeric`, DATE: `to_date(${written}, 'DD/MM/YYYY')` }[tipo];
  const masks = { VARCHAR: '', NUMBER: decimali > 0 ? `999G999G990D${'0'.repeat(decimali)}` : '', DATE: 'DD/MM/YYYY' };
  const words = (CODE.test(nome) ? codeColumn : textColumn)(nome, { it: nome });
  const known = SHARED.get(nome) ?? words;
  const collation = tipo === 'VARCHAR' ? (known.collation ?? words.collation) : null;
  const found: Column = { ...known, type: tipo, collation, mask: known.type === tipo && SHARED.has(nome) ? known.mask : masks[tipo] };
  return field({ ...found, note: withDay(vuota ? NO_VALUE : found.note, day, file) }, sql);
}

const NO_VALUE = message('snapshot.noRowFile');

/** Loaded rows are shown with their day, which may be earlier than the one asked for. */
const withDay = (note: Column['note'], day: Day, file: string) => {
  const values = { day: italianDay(day), file };
  return note ? message('snapshot.noteAndDay', { note, ...values }) : message('snapshot.day', values);
};
