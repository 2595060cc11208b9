import type { Field, ReportDefinition, ReportQuery, TableRows } from './definition.ts';

/** What stands after `from` in the SQL of a report. */
export function fromClause(from: ReportQuery['from']): string {
  if (typeof from === 'string') return from;
  const { table, as, beside = '', always, during = [], at } = from;
  const within = during.map((range, index) => `${as}.${range} @> $${index + 1}::date`);
  const conditions = [always, ...within, at].filter((condition) => condition !== undefined);
  return `${table} ${as} ${beside} where ${conditions.join(' and ')}`;
}

/**
 * The statements with which a load prepares the tables of reports: it makes those that a definition brings along, gives
 * each an index in the order of its reports and one by its dates, and counts what the planner wants to know. What two
 * reports ask for alike is made once.
 */
export function preparation(reports: Iterable<ReportDefinition>): string {
  const tables = new Set<string>();
  const made = new Set<string>();
  const indexes = new Set<string>();
  for (const { id, from: day, to, query } of reports) {
    if (!query || typeof query.from === 'string') continue;
    const { table, during, always, as } = query.from;
    tables.add(table);
    if (query.from.made) made.add(`create materialized view ${table} as ${query.from.made}`);
    if (during) indexes.add(`create index on ${table} using gist (${during.join(', ')})`);
    const fields = query.fields({ from: day, to });
    const order = query.order.map((name) => indexed(fieldOf(fields, name, id), query.from as TableRows));
    indexes.add(`create index on ${table} (${order.join(', ')})${always ? ` where ${ofTable(always, as)}` : ''}`);
  }
  return [...made, ...indexes, ...[...tables].map((table) => `analyze ${table}`)].map((statement) => `${statement};\n`).join('');
}

function fieldOf(fields: readonly Field[], name: string, report: number): Field {
  const found = fields.find(({ column }) => column.name === name);
  if (found) return found;
  throw new Error(`The order of report ${report} names ${name}, which is not one of its columns`);
}

/** A column as its index has it: the expression of the field, in the order in which its text is compared. */
const indexed = ({ column, sql }: Field, { as }: TableRows) =>
  `(${ofTable(sql, as)})${column.collation ? ` collate "${column.collation}"` : ''}`;

/** An expression over the rows of a table, without the name that the report gives to a row. */
const ofTable = (sql: string, as: string) => sql.replaceAll(new RegExp(`\\b${as}\\.`, 'g'), '');
