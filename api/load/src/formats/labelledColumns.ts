import type { Localized } from '@territori/languages';
import { CATALOGUE } from '@territori/reports/catalogue';
import { COLUMNS } from '@territori/reports/columns/columns';
import { columnsOf } from '@territori/reports/computeTable';
import type { ReportDefinition } from '@territori/reports/definition';
import { NotASourceError } from '../files/BadFileError.ts';
import { dateInName, normaliseHeader, type SourceTable } from '../tables/SourceTable.ts';

const textsOf = (text: Localized): string[] => Object.values(text).filter((one) => one !== undefined);

/** The column of each label, in every language. */
type Labels = ReadonlyMap<string, string>;

const labelsOf = (columns: Iterable<{ name: string; label: Localized }>): Labels =>
  new Map([...columns].flatMap(({ name, label }) => textsOf(label).map((text) => [normaliseHeader(text), name.toLowerCase()] as const)));

/** The labels of a computed report on any day. */
function labelsOfReport(report: ReportDefinition): Labels {
  if (!report.query) return new Map();
  return labelsOf(columnsOf(report, report.query));
}

const anyLabel = labelsOf(Object.values(COLUMNS));
const byReport = new Map([...CATALOGUE.values()].map((report) => [report.id, labelsOfReport(report)]));

/** A title without what a name of a file may not hold. */
const lettersOf = (title: string): string => normaliseHeader(title).replace(/[^\p{L}\d]+/gu, '');

/**
 * The report whose title begins the name of a file: the buttons of a portal name files `<Title> Data Indagine DD-MM-YYYY ...`. Of reports
 * with one title it is the one that can be consulted on the day. Null where the name says none.
 */
function reportByTitle(file: string): number | null {
  const [said = '', rest] = file.split(/ data indagine /i);
  if (rest === undefined) return null;
  const day = dateInName(file);
  const found = [...CATALOGUE.values()].filter(
    ({ title, from, to }) =>
      textsOf(title).some((known) => lettersOf(known) === lettersOf(said)) && (day === null || (from <= day && day <= to)),
  );
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

/** The computed reports that have every label of a table among theirs; those with the fewest other labels. */
function reportsWithLabels(columns: readonly string[]): number[] {
  const fitting = [...byReport].filter(([, labels]) => columns.every((column) => labels.has(column)));
  const names = (labels: Labels) => new Set(labels.values()).size;
  const least = Math.min(...fitting.map(([, labels]) => names(labels)));
  return fitting.filter(([, labels]) => names(labels) === least).map(([id]) => id);
}

/**
 * A table with the labels of a report as header, as the XLSX and CSV buttons of a portal give it, with the names of the columns instead.
 * The report is the one that an operator or the name of the file says, by its number or its title, else the only one that has these
 * labels. Null for a table whose header is not made of labels. Throws NotASourceError where several reports have these labels.
 */
export function withColumnNames(table: SourceTable): SourceTable | null {
  const said = table.report ?? reportByTitle(table.file);
  const fitting = said === null ? reportsWithLabels(table.columns) : [said];
  if (fitting.length > 1)
    throw new NotASourceError(table.file, `reports ${fitting.join(', ')} all have these columns; give the id of the report with --pfun`);
  const [report] = fitting;
  if (report === undefined) return null;
  const labels = byReport.get(report) ?? anyLabel;
  const names = table.columns.map((column) => labels.get(column) ?? anyLabel.get(column));
  if (!names.some((name) => name !== undefined)) return null;
  // a column that the portal does not know keeps its label as a plain identifier
  const columns = names.map((name, index) => name ?? identifierOf(table.columns[index] ?? ''));
  const positions = new Map(columns.map((column, index) => [column, index]));
  const rows = table.rows.map((row) => row.under(positions, table.columns));
  return {
    ...table,
    report,
    columns,
    rows,
    values: table.values
      ? table.values.map((value) => named(value, table.columns, columns))
      : rows.map((row) => Object.fromEntries(columns.map((column) => [column.toUpperCase(), row.textOrNull(column)]))),
  };
}

/** The values of a row of JSON, which keep their types, under the names of the columns. */
function named(value: Record<string, unknown>, labels: readonly string[], columns: readonly string[]): Record<string, unknown> {
  const nameOf = new Map(labels.map((label, index) => [label, columns[index] as string]));
  return Object.fromEntries(Object.entries(value).map(([key, cell]) => [(nameOf.get(normaliseHeader(key)) ?? key).toUpperCase(), cell]));
}

const identifierOf = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
