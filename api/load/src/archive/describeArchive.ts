import type { ArchiveFile } from '@territori/edition/archive/ArchiveIndex';
import { archiveText } from '@territori/edition/archive/archiveText';
import { type BulkTable, hasWholeKey } from '@territori/edition/archive/BulkTable';
import type { Column } from '@territori/edition/archive/Column';
import { textIn } from '@territori/languages';
import type { Edition } from '@territori/store/database';
import { VIEWS } from './views.ts';

type Json = Readonly<Record<string, unknown>>;

const TYPES = { text: 'string', date: 'date', integer: 'integer', number: 'number', boolean: 'boolean' } as const;

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  jsonl: 'application/x-ndjson',
  parquet: 'application/vnd.apache.parquet',
  sqlite: 'application/vnd.sqlite3',
  testo: 'text/plain',
};

const fieldOf = ({ name, kind, description, required }: Column): Json => ({
  name,
  type: TYPES[kind],
  description: archiveText(description),
  ...(required && { constraints: { required: true } }),
});

const schemaOf = (table: BulkTable): Json => ({
  fields: table.columns.map(fieldOf),
  ...(hasWholeKey(table) && { primaryKey: table.key }),
  foreignKeys: table.unitColumns.map((column) => ({
    fields: column,
    reference: { resource: table.name === 'unita' ? '' : 'unita', fields: 'id' },
  })),
});

function resourceOf(file: ArchiveFile, table: BulkTable | undefined): Json {
  const csv = file.formato === 'csv';
  return {
    // a CSV has the name of its table, to which references lead
    name: csv && table ? table.name : file.nome.replace('.', '-'),
    path: file.nome,
    format: file.formato,
    mediatype: MEDIA_TYPES[file.formato],
    encoding: 'utf-8',
    bytes: file.byte,
    hash: `sha256:${file.sha256}`,
    ...(table && { description: archiveText(table.description) }),
    ...(csv && table && { profile: 'tabular-data-resource', schema: schemaOf(table) }),
  };
}

const named = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\w.]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** A `datapackage.json` (Frictionless Data Package) of the files of an edition. */
export function describeArchive(edition: Edition, name: string, files: readonly ArchiveFile[], tables: readonly BulkTable[]): Json {
  const licences = [...new Set(edition.sources.map(({ licenza }) => textIn(licenza, 'en')))];
  return {
    profile: 'data-package',
    name: 'unita-territoriali-italiane',
    title: 'Unità territoriali italiane dal 1861',
    description: `Territorial units of Italy since 1861-03-17: units, states, changes and correspondences. Edition ${name}, municipal changes known up to ${edition.date}.`,
    version: name,
    licenses: licences.map((title) => ({ name: named(title), title })),
    sources: edition.sources.map(({ descrizione, url }) => ({ title: descrizione.it, ...(url !== null && { path: url }) })),
    // not of the standard, which lets a package say more
    esempi_sql: VIEWS.map(({ name: view, title, question, duckdb }) => ({ titolo: title, vista: view, sqlite: question, duckdb })),
    resources: files.map((file) =>
      resourceOf(
        file,
        tables.find((table) => table.name === file.tabella),
      ),
    ),
  };
}
