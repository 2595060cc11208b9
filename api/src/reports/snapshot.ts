import type { ColumnType } from '@territori/contract/wire';
import type { Database } from '../database/index.ts';
import type { Day } from '../dates/day.ts';
import { column } from './columns/column.ts';
import { dictionary } from './columns/dictionary.ts';
import { type Column, type Field, field, type ReportQuery } from './definition.ts';

interface KeyRow {
  name: string;
  numeric: boolean;
}

const KEYS = `
  select key as name, bool_and(jsonb_typeof(value) in ('number', 'null')) and bool_or(jsonb_typeof(value) = 'number') as numeric
  from istantanea, jsonb_array_elements(righe) riga, jsonb_each(riga)
  where id_funzione = $1 and data = $2 and key ~ '^[A-Z0-9_]{1,60}$' group by key order by key`;

/** Reads a report from the rows an operator loaded for it: those of the latest day not after `day`, with the columns found in them. */
export async function snapshotQuery(
  database: Database,
  edition: number,
  report: number,
  days: readonly Day[],
  day: Day,
): Promise<ReportQuery> {
  const at = days.findLast((known) => known <= day) ?? days[0] ?? day;
  const keys = await database.read<KeyRow>(KEYS, [report, at], { edition });
  const fields = inUsualOrder(keys.map(snapshotField));
  return {
    fields: () => fields,
    from: `istantanea i, jsonb_array_elements(i.righe) with ordinality as e(riga, posizione) where i.id_funzione = ${report} and i.data = date '${at}' and $1::date is not null`,
    order: fields
      .filter(({ column: { name } }) => name.startsWith('COD_') || name.startsWith('PRO_COM'))
      .map(({ column: { name } }) => name),
  };
}

/** Only names that are plain identifiers were asked for, so they may stand in the SQL. */
function snapshotField({ name, numeric }: KeyRow): Field {
  const known = dictionary.get(name);
  const type: ColumnType = numeric ? 'NUMBER' : 'VARCHAR';
  const found: Column = known ? { ...known, type: known.type === 'DATE' ? 'VARCHAR' : type } : column(name, name, name, { type });
  const text = `e.riga ->> '${name}'`;
  return field(found, numeric ? `(${text})::numeric` : text);
}

/** Loaded rows keep no order of columns, so known columns come in the order of the dictionary and the rest by name. */
function inUsualOrder(fields: readonly Field[]): readonly Field[] {
  const rank = [...dictionary.keys()];
  const of = (name: string) => (rank.includes(name) ? rank.indexOf(name) : rank.length);
  return fields.toSorted((a, b) => of(a.column.name) - of(b.column.name) || a.column.name.localeCompare(b.column.name));
}
