import { createHash } from 'node:crypto';
import { nextSlice } from '@territori/process/nextSlice';
import { columnsOf, computeTable } from '@territori/reports/computeTable';
import { readTableFile } from '@territori/reports/files/readTableFile';
import { holdingsOf, type TableIndex } from '@territori/reports/files/TableIndex';
import { tableIndexPath, tablePath } from '@territori/reports/files/tablesFolder';
import type { Holdings } from '@territori/reports/Holdings';
import { readHoldings } from '@territori/reports/readHoldings';
import type { Table } from '@territori/reports/table/Table';
import type { ReportTable } from '@territori/reports/tablesOf';
import type { Database, Edition } from '@territori/store/database';
import { EditionMemo } from '@territori/store/database/EditionMemo';
import type { Store } from '@territori/store/files/Store';
import { StoreError } from '@territori/store/files/StoreError';

interface OfEdition {
  readonly holdings: Holdings;
  readonly tables: Map<string, Promise<Table>>;
}

/**
 * The tables of the reports of the edition in service, each read once and kept in memory: those that the load has written into the folder
 * of the edition. A table that is not there is computed from the database, by the same statement as the load's.
 */
export class ReportTables {
  readonly #database: Database;
  readonly #store: Store | null;
  readonly #editions: EditionMemo<OfEdition>;
  /** The texts that tables share, kept until all tables are read. */
  readonly #texts = new Map<string, string>();
  /** The edition whose tables have all been read. */
  #ahead: number | undefined;

  constructor(database: Database, store: Store | null) {
    this.#database = database;
    this.#store = store;
    this.#editions = new EditionMemo(async (edition) => {
      const index = await this.#index(edition);
      return { holdings: index ? holdingsOf(index) : await readHoldings(database, edition.id), tables: new Map() };
    });
  }

  /** What an edition holds. */
  async holdings(edition: Edition): Promise<Holdings> {
    return (await this.#editions.of(edition)).holdings;
  }

  /** A table of the reports of an edition. */
  async of(edition: Edition, wanted: ReportTable): Promise<Table> {
    const { tables } = await this.#editions.of(edition);
    const known = tables.get(wanted.name);
    if (known) return known;
    const table = this.#read(edition, wanted);
    tables.set(wanted.name, table);
    table.catch(() => tables.delete(wanted.name));
    return table;
  }

  /** Reads tables of an edition before a call needs them, if its folder has them: to compute them would take the database some seconds. */
  async readAhead(edition: Edition, tables: (holdings: Holdings) => readonly ReportTable[]): Promise<void> {
    if (this.#ahead === edition.id || !(await this.#index(edition))) return;
    for (const table of tables(await this.holdings(edition))) await this.of(edition, table);
    this.#ahead = edition.id;
    this.#texts.clear();
  }

  readonly #share = (text: string): string => {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, text);
    return text;
  };

  async #index(edition: Edition): Promise<TableIndex | undefined> {
    const file = await this.#file(tableIndexPath(edition));
    return file && (JSON.parse(file.toString()) as TableIndex);
  }

  async #read(edition: Edition, { name, report, query }: ReportTable): Promise<Table> {
    // a load may have written the files since the edition came into service
    const listed = (await this.#index(edition))?.tabelle.find(({ nome }) => nome === name);
    const file = listed && (await this.#file(tablePath(edition, name)));
    if (file && createHash('sha256').update(file).digest('hex') === listed.sha256)
      return readTableFile(new Uint8Array(file).buffer, columnsOf(report, query), query.during.length, this.#share, nextSlice);
    return computeTable(this.#database, edition.id, report, query);
  }

  /** Undefined also where the store cannot be used: the database has all that its files are made of. */
  async #file(path: string): Promise<Buffer | undefined> {
    try {
      return (await this.#store?.read(path))?.content;
    } catch (error) {
      if (error instanceof StoreError) return undefined;
      throw error;
    }
  }
}
