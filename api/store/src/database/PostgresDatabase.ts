import pg from 'pg';
import { DatabaseError, OutdatedSchemaError } from './DatabaseError.ts';
import type { Database, DatabasePlace, Edition, Parameter, ReadOptions, Transaction } from './database.ts';
import { EditionReader } from './EditionReader.ts';
import { migrate, missingScripts } from './migrate.ts';
import { observeStatement, observeWait, type Pool } from './observed.ts';
import { READING_ROLE, STATEMENT_TIMEOUT, searchPath } from './sessionSettings.ts';

const asText = (value: string) => value;
/** int8 as number; date, timestamp, timestamptz and the ranges of int, numeric and date stay text. */
const PARSERS = new Map<number, (value: string) => unknown>([
  [20, Number],
  ...[1082, 1114, 1184, 3904, 3906, 3912].map((oid) => [oid, asText] as const),
]);

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

/** The advisory lock of what one process at a time does: the day on which the history of the units begins. */
const ALONE = 18610317;

/** True for what a session that only reads (25006) and a role without the right (42501) may not do. */
const isForbidden = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && (error.code === '25006' || error.code === '42501');

/** What a plain session finds: whether it can only read, and which scripts the schema lacks. */
async function inspect(connection: pg.ClientConfig): Promise<{ readOnly: boolean; missing: string[] }> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  const query: Transaction['query'] = async (sql, parameters = []) => (await client.query(sql, [...parameters])).rows;
  try {
    await client.connect();
    const [session] = await query<{ readOnly: boolean }>(`select current_setting('transaction_read_only') = 'on' as "readOnly"`);
    return { readOnly: session?.readOnly === true, missing: await missingScripts(query) };
  } catch (error) {
    const known = DatabaseError.from(error);
    throw isForbidden(known) ? new OutdatedSchemaError([], known.message) : known;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * A PostgreSQL server. One pool of read-only sessions reads; a second, small pool writes, and may be connected to another server.
 */
export class PostgresDatabase implements Database {
  readonly engine = 'postgres';
  #writable = false;
  #readers: pg.Pool;
  #writers: pg.Pool;
  readonly #writeUrl: string;
  #editions = new EditionReader((sql) => this.#withReader(undefined, async (client) => (await client.query(sql)).rows));
  /** The edition that the search path of a session names at the moment. */
  #pathOf = new WeakMap<pg.PoolClient, number | undefined>();

  private constructor(readers: pg.Pool, writers: pg.Pool, writeUrl: string) {
    this.#writeUrl = writeUrl;
    this.#readers = readers;
    this.#writers = writers;
    for (const pool of [readers, writers]) {
      // a session that breaks while idle leaves the pool by itself; the next query opens another
      pool.on('error', () => {});
      // one that breaks in use also rejects its query: without a listener the event would end the process
      pool.on('connect', (client) => client.on('error', () => {}));
    }
  }

  /**
   * @param url the server from which this process reads: a primary or a replica of it
   * @param writeUrl the server to which it writes, when that is another one
   * @param statementTimeout milliseconds that one reading statement may take
   */
  static async open(url: string, writeUrl: string = url, statementTimeout: number = STATEMENT_TIMEOUT): Promise<PostgresDatabase> {
    const connection = { connectionString: url, types, connectionTimeoutMillis: 10_000, application_name: 'territori' };
    const writers = new pg.Pool({ ...connection, connectionString: writeUrl, max: 2 });
    const readers = new pg.Pool({
      ...connection,
      max: 8,
      // a server that vanished answers nothing, not even that the statement took too long
      query_timeout: statementTimeout + 2000,
      // compiling a statement takes longer than any of ours runs
      options: `-c role=${READING_ROLE} -c default_transaction_read_only=on -c statement_timeout=${statementTimeout} -c jit=off`,
    });
    const database = new PostgresDatabase(readers, writers, writeUrl);
    try {
      const { readOnly, missing } = await inspect(connection);
      if (missing.length > 0) await database.#migrate(missing, readOnly);
      database.#writable = writeUrl !== url || (!readOnly && (await database.#mayCount()));
    } catch (error) {
      await database.close();
      throw error;
    }
    return database;
  }

  get writable(): boolean {
    return this.#writable;
  }

  get reachable(): boolean {
    return this.#editions.reachable;
  }

  async #migrate(missing: readonly string[], readOnly: boolean): Promise<void> {
    if (readOnly) throw new OutdatedSchemaError(missing, 'it is a read replica');
    try {
      await this.transaction(migrate);
    } catch (error) {
      throw isForbidden(error) ? new OutdatedSchemaError(missing, error.message) : error;
    }
  }

  async #mayCount(): Promise<boolean> {
    const [row] = await this.transaction((transaction) =>
      transaction.query<{ counts: boolean }>(`select pg_has_role(current_user, 'portale_conteggio', 'member') as counts`),
    );
    return row?.counts === true;
  }

  closeWhenIdle(): void {
    // a pool closes what is idle by itself
  }

  async openFiles(): Promise<void> {
    // a server looks after its own
  }

  pools(): readonly Pool[] {
    const state = (name: Pool['name'], { options, totalCount, idleCount, waitingCount }: pg.Pool): Pool => ({
      ...{ name, limit: options.max, inUse: totalCount - idleCount },
      ...{ idle: idleCount, waiting: waitingCount },
    });
    return [state('readers', this.#readers), state('writers', this.#writers)];
  }

  edition(): Promise<Edition | undefined> {
    return this.#editions.current();
  }

  inService(): Promise<Edition> {
    return this.#editions.inService();
  }

  lastEdition(): Promise<Edition | undefined> {
    return this.#editions.last();
  }

  async read<Row>(sql: string, parameters: readonly Parameter[] = [], options: ReadOptions = {}): Promise<Row[]> {
    return this.#withReader(await this.#editions.idFor(options), (client) =>
      this.#observed(sql, async () => (await client.query(sql, [...parameters])).rows as Row[]),
    );
  }

  async readText(sql: string, parameters: readonly Parameter[] = [], options: ReadOptions = {}): Promise<string> {
    const rows = await this.#withReader(await this.#editions.idFor(options), (client) =>
      this.#observed(sql, async () => (await client.query<unknown[]>({ text: sql, values: [...parameters], rowMode: 'array' })).rows),
    );
    return String(rows[0]?.[0] ?? '');
  }

  async transaction<T>(work: (transaction: Transaction) => Promise<T>, options: { role?: 'portale_conteggio' } = {}): Promise<T> {
    const client = await observeWait('writers', () => this.#writers.connect());
    let broken: Error | undefined;
    try {
      await client.query(options.role ? `begin; set local role ${options.role}` : 'begin');
      const result = await work({
        query: (sql, parameters = []) => this.#observed(sql, async () => (await client.query(sql, [...parameters])).rows),
        run: async (script) => {
          await client.query(script);
        },
      });
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw DatabaseError.from(error);
    } finally {
      client.release(broken);
      // who only counts changes no edition
      if (!options.role) this.#editions.forget();
    }
  }

  async changeBeside(work: (place: DatabasePlace) => Promise<boolean>): Promise<void> {
    await work({ url: this.#writeUrl });
    this.#editions.forget();
  }

  async alone<T>(work: () => Promise<T>, onWait: () => void = () => {}): Promise<T> {
    // a transaction keeps its lock also behind a pooler of connections, and ends with its process
    return this.transaction(async (transaction) => {
      await transaction.run('set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0');
      const [row] = await transaction.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [ALONE]);
      if (!row?.free) {
        onWait();
        await transaction.query('select pg_advisory_xact_lock($1)', [ALONE]);
      }
      return work();
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.#readers.end(), this.#writers.end()]);
  }

  #observed<T>(sql: string, run: () => Promise<T>): Promise<T> {
    return observeStatement({ engine: this.engine, sql }, run);
  }

  async #reader(edition: number | undefined): Promise<pg.PoolClient> {
    const client = await observeWait('readers', () => this.#readers.connect());
    if (edition !== undefined && this.#pathOf.get(client) !== edition) {
      try {
        await client.query(`set search_path = ${searchPath(edition)}`);
      } catch (error) {
        client.release(error as Error);
        throw error;
      }
      this.#pathOf.set(client, edition);
    }
    return client;
  }

  async #withReader<T>(edition: number | undefined, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#reader(edition);
    let failure: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      // an error without a SQLSTATE is one of the connection: that session is not used again
      const known = DatabaseError.from(error);
      if (!(known instanceof DatabaseError) && error instanceof Error) failure = error;
      throw known;
    } finally {
      client.release(failure);
    }
  }
}
