import { archiveText } from '@territori/edition/archive/archiveText';
import { type BulkTable, hasWholeKey } from '@territori/edition/archive/BulkTable';
import type { BulkRow, Column, ColumnValue } from '@territori/edition/archive/Column';
import type { ColumnKind } from '@territori/edition/fields/Field';
import sqlite from 'node-sqlite3-wasm';
import { VIEWS } from './views.ts';

const TYPES: Readonly<Record<ColumnKind, string>> = { text: 'TEXT', date: 'TEXT', integer: 'INTEGER', number: 'REAL', boolean: 'INTEGER' };

/** SQLite has no dates and no truth values: a check keeps their form. */
const CHECKS: Readonly<Partial<Record<ColumnKind, (name: string) => string>>> = {
  date: (name) => ` CHECK (${name} IS date(${name}))`,
  boolean: (name) => ` CHECK (${name} IN (0, 1))`,
};

const columnSql = ({ name, kind, required }: Column): string =>
  `"${name}" ${TYPES[kind]}${required ? ' NOT NULL' : ''}${CHECKS[kind]?.(`"${name}"`) ?? ''}`;

function tableSql(table: BulkTable): string {
  const { name, columns, key, unitColumns } = table;
  const whole = hasWholeKey(table);
  const parts = [
    ...columns.map(columnSql),
    `${whole ? 'PRIMARY KEY' : 'UNIQUE'} (${key.map((one) => `"${one}"`).join(', ')})`,
    // a unit may belong to one that is written after it
    ...unitColumns.map((one) => `FOREIGN KEY ("${one}") REFERENCES "unita" ("id") DEFERRABLE INITIALLY DEFERRED`),
  ];
  return `CREATE TABLE "${name}" (\n  ${parts.join(',\n  ')}\n) STRICT${whole ? ', WITHOUT ROWID' : ''}`;
}

/** For the questions of the documentation. */
const INDEXES = `
  CREATE INDEX "versioni_codice" ON "versioni" ("codice", "valido_dal");
  CREATE INDEX "variazioni_data" ON "variazioni" ("data")
`;

/** What the database says of itself. */
export interface About {
  readonly edizione: string;
  readonly aggiornata_al: string;
}

/** Tables that describe the others. */
const DESCRIPTIONS = `
  CREATE TABLE "edizione" ("edizione" TEXT NOT NULL PRIMARY KEY, "aggiornata_al" TEXT NOT NULL) STRICT;
  CREATE TABLE "descrizione" (
    "tabella" TEXT NOT NULL,
    "colonna" TEXT NOT NULL,
    "descrizione" TEXT NOT NULL,
    PRIMARY KEY ("tabella", "colonna")
  ) STRICT, WITHOUT ROWID;
`;

/** A database with all tables, their keys, and the table `descrizione` with what each table ('' as column) and each column means. */
export class SqliteFile {
  readonly #database: sqlite.Database;

  constructor(path: string, { edizione, aggiornata_al }: About) {
    this.#database = new sqlite.Database(path);
    // references are checked once all rows are there: row by row, each unit would be looked for in all units before it
    this.#database.exec(`PRAGMA journal_mode = OFF; PRAGMA foreign_keys = OFF; BEGIN; ${DESCRIPTIONS}`);
    this.#database.run('INSERT INTO edizione VALUES (?, ?)', [edizione, aggiornata_al]);
  }

  /** Makes a table without rows. */
  create(table: BulkTable): void {
    const { name, columns, description } = table;
    this.#database.exec(tableSql(table));
    this.#insert('descrizione', [
      [name, '', archiveText(description)],
      ...columns.map((column) => [name, column.name, archiveText(column.description)]),
    ]);
  }

  add({ name, columns }: BulkTable, rows: readonly BulkRow[]): void {
    this.#insert(
      name,
      rows.map((row) => columns.map((column) => row[column.name] ?? null)),
    );
  }

  /** Checks the references, packs the file and closes it. Throws when a reference leads nowhere. */
  end(): void {
    const [wrong] = this.#database.all('PRAGMA foreign_key_check');
    if (wrong) throw new Error(`A row of ${wrong.table} refers to a row of ${wrong.parent} that is not there`);
    for (const { name, sql } of VIEWS) this.#database.exec(`CREATE VIEW "${name}" AS ${sql}`);
    this.#database.exec(`COMMIT; ${INDEXES}; VACUUM`);
    this.#database.close();
  }

  #insert(table: string, rows: readonly (readonly ColumnValue[])[]): void {
    const statement = this.#database.prepare(`INSERT INTO "${table}" VALUES (${(rows[0] ?? []).map(() => '?').join(', ')})`);
    try {
      for (const row of rows) statement.run(row.map((value) => (typeof value === 'boolean' ? Number(value) : value)));
    } finally {
      statement.finalize();
    }
  }
}
