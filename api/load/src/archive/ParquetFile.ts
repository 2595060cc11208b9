import { archiveText } from '@territori/edition/archive/archiveText';
import type { BulkTable } from '@territori/edition/archive/BulkTable';
import type { BulkRow, Column, ColumnValue } from '@territori/edition/archive/Column';
import type { ColumnKind } from '@territori/edition/fields/Field';
import { gzipSync } from 'fflate';
import type { SchemaElement } from 'hyparquet';
import { fileWriter, ParquetWriter } from 'hyparquet-writer';

/** Each kind in the schema of Parquet. Without it a date would become a moment in time. */
const ELEMENTS: Readonly<Record<ColumnKind, Omit<SchemaElement, 'name'>>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } },
  integer: { type: 'INT32' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  date: { type: 'INT32', converted_type: 'DATE', logical_type: { type: 'DATE' } },
};

/** The schema of a table: a column without unknown values is required. */
export const parquetSchema = (columns: readonly Pick<Column, 'name' | 'kind' | 'required'>[]): SchemaElement[] => [
  { name: 'schema', num_children: columns.length },
  ...columns.map(
    ({ name, kind, required }): SchemaElement => ({ name, repetition_type: required ? 'REQUIRED' : 'OPTIONAL', ...ELEMENTS[kind] }),
  ),
];

const parquetValue = (kind: ColumnKind, value: ColumnValue): ColumnValue | Date =>
  kind === 'date' && typeof value === 'string' ? new Date(`${value}T00:00:00Z`) : value;

/** A table as Parquet, written by groups of rows: dates are dates, a column without unknown values is required, gzip compresses pages. */
export class ParquetFile {
  readonly #columns: BulkTable['columns'];
  readonly #writer: ParquetWriter;

  constructor(path: string, { columns, description }: BulkTable) {
    this.#columns = columns;
    this.#writer = new ParquetWriter({
      writer: fileWriter(path),
      schema: parquetSchema(columns),
      codec: 'GZIP',
      // in JavaScript: Node's zlib writes other bytes on another system or processor
      compressors: { GZIP: (input) => gzipSync(input, { mtime: 0 }) },
      kvMetadata: [
        { key: 'description', value: archiveText(description) },
        ...columns.map((column) => ({ key: `description.${column.name}`, value: archiveText(column.description) })),
      ],
    });
  }

  /** Writes the next rows as one group. */
  async add(rows: readonly BulkRow[]): Promise<void> {
    const columnData = this.#columns.map(({ name, kind }) => ({ name, data: rows.map((row) => parquetValue(kind, row[name] ?? null)) }));
    await this.#writer.write({ columnData, rowGroupSize: rows.length });
  }

  async end(): Promise<void> {
    await this.#writer.finish();
  }
}
