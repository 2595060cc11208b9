import { type Day, italianDay } from '@territori/history/dates/day';
import type { Database } from '@territori/store/database';
import { code, text } from './columns/column.ts';
import { dictionary } from './columns/dictionary.ts';
import { type Column, type Field, field, type ReportDefinition, type ReportQuery, takesTwoDates } from './definition.ts';

/** A column of the rows that an operator loads for a report, as an edition keeps it beside them. */
export interface LoadedColumn {
  nome: string;
  tipo: 'VARCHAR' | 'NUMBER' | 'DATE';
  /** Most digits after the comma among the values of a NUMBER. */
  decimali: number;
  /** Present on a column without a value in any row. */
  vuota?: true;
}

interface Snapshot {
  file: string;
  colonne: LoadedColumn[];
}

const FIND = 'select file, colonne from istantanea where id_funzione = $1 and data = $2';

/** The day of the loaded rows that answer for a day: the latest one not after it, else the first; undefined where none are loaded. */
export const loadedDay = (days: readonly Day[], day: Day): Day | undefined => days.findLast((known) => known <= day) ?? days[0];

/** The day of a change, by which the rows of a report of two dates are chosen where they have it. */
const CHANGE_DAY = 'DATA_INIZIO_AMMINISTRATIVA';

/** Reads a report from the rows an operator loaded for it: those of the latest day not after `day`, with the columns of their file. */
export async function snapshotQuery(
  database: Database,
  edition: number,
  report: ReportDefinition,
  days: readonly Day[],
  day: Day,
): Promise<ReportQuery> {
  const at = loadedDay(days, day) ?? day;
  const [snapshot] = await database.read<Snapshot>(FIND, [report.id, at], { edition });
  const columns = snapshot?.colonne ?? [];
  const fields = columns.map((found) => snapshotField(found, at, snapshot?.file ?? ''));
  const names = columns.map(({ nome }) => nome);
  const codes = names.filter((name) => name.startsWith('COD_') || name.startsWith('PRO_COM'));
  return {
    fields: () => fields,
    from: `istantanea i, jsonb_array_elements(i.righe) as e(riga)
      where i.id_funzione = ${report.id} and i.data = date '${at}' and ${withinDates(report, fields)}`,
    order: [...codes, ...names.filter((name) => !codes.includes(name))],
  };
}

/** The SQL must name every date that is bound. Rows without the day of a change are the report's at any dates. */
function withinDates(report: ReportDefinition, fields: readonly Field[]): string {
  if (!takesTwoDates(report)) return '$1::date is not null';
  const change = fields.find(({ column: { name, type } }) => name === CHANGE_DAY && type === 'DATE');
  return change ? `${change.sql} between $1::date and $2::date` : '$1::date <= $2::date';
}

/** A column that only a file knows is a code when its name begins as the names of the portal's codes do. */
const CODE = /^(COD_|COM_NUTS|PRO_COM|SIGLA_)/;

/** The load keeps only names that are plain identifiers, so they may stand in the SQL. */
function snapshotField({ nome, tipo, decimali, vuota }: LoadedColumn, day: Day, file: string): Field {
  const written = `nullif(e.riga ->> '${nome}', '')`;
  const sql = { VARCHAR: written, NUMBER: `replace(${written}, ',', '.')::numeric`, DATE: `to_date(${written}, 'DD/MM/YYYY')` }[tipo];
  const masks = { VARCHAR: '', NUMBER: decimali > 0 ? `999G999G990D${'0'.repeat(decimali)}` : '', DATE: 'DD/MM/YYYY' };
  const words = (CODE.test(nome) ? code : text)(nome, nome, nome);
  const known = dictionary.get(nome) ?? words;
  const collation = tipo === 'VARCHAR' ? (known.collation ?? words.collation) : null;
  const found: Column = { ...known, type: tipo, collation, mask: known.type === tipo && dictionary.has(nome) ? known.mask : masks[tipo] };
  return field({ ...found, note: withDay(vuota ? NO_VALUE : found.note, day, file) }, sql);
}

const NO_VALUE = { it: 'Nessuna riga del file ha un valore.', en: 'No row of the file has a value.' };

/** Loaded rows are shown with their day, which may be earlier than the one asked for. */
const withDay = (note: Column['note'], day: Day, file: string) => ({
  it: `${note ? `${note.it} ` : ''}Dati al ${italianDay(day)}, dal file ${file}.`,
  en: `${note ? `${note.en} ` : ''}Data as of ${italianDay(day)}, from the file ${file}.`,
});
