import { cp, rm } from 'node:fs/promises';
import { createDatabase } from './createDatabase.ts';
import { DamagedDatabaseError, DamagedPageError, DatabaseError } from './DatabaseError.ts';
import type { Database, DatabasePlace, Edition, Parameter, ReadOptions, Transaction } from './database.ts';
import { copyOf, exchange, isDatabase, removeRemains, undoExchange } from './directoryExchange.ts';
import { isLock, lockDirectory } from './directoryLock.ts';
import { EDITION_QUESTIONS, EditionReader } from './EditionReader.ts';
import { isKeptEditions, type KeptEditionRows, KeptEditions } from './KeptEditions.ts';
import { migrate } from './migrate.ts';
import { observeStatement, observeWait, type Pool } from './observed.ts';
import { PgliteSession } from './PgliteSession.ts';
import { READING_ROLE, STATEMENT_TIMEOUT, searchPath } from './sessionSettings.ts';

/**
 * PostgreSQL's classes for damaged files (XX) and for files that are missing or unreadable (58), also where PGlite itself meets them while
 * it opens, and what WebAssembly reports when it gives up.
 */
const isDamage = (error: unknown): boolean =>
  error instanceof DamagedPageError ||
  (error instanceof Error &&
    (/^(XX|58)[0-9A-Z]{3}$/.test(String((error as { code?: unknown }).code)) ||
      /^Aborted\(|^PGlite failed to initialize|unreachable|memory access out of bounds|database thread (has )?ended/.test(error.message)));

const CUT_FILES = `
  select oid::regclass::text as name, pg_relation_filepath(oid) as path from pg_class
   where relkind in ('r', 'i', 't', 'm') and relpages * current_setting('block_size')::bigint > pg_relation_size(oid) limit 1`;

/** What visitors opened, as JSON text, and how it is written to a copy that may be behind. */
const OPENINGS = `select coalesce(json_agg(c), '[]')::text from portale.consultazione c`;
const KEEP_OPENINGS = `
  insert into portale.consultazione (id_funzione, giorno, aperture)
  select id_funzione, giorno, aperture from json_to_recordset($1::text::json) as c (id_funzione int, giorno date, aperture bigint)
  on conflict (id_funzione, giorno) do update set aperture = excluded.aperture`;

/**
 * Opens the files of a database for the first time: compares every page with its checksum, brings the schema up to date, and asks what its
 * owner wants to know. Throws DamagedDatabaseError.
 */
async function openChecked(directory: string, ask: (session: PgliteSession) => Promise<unknown>): Promise<PgliteSession> {
  let session: PgliteSession | undefined;
  try {
    session = await PgliteSession.open(directory, { checked: true });
    await transactionOf(session, 'begin', migrate);
    await refuseCutFiles(session);
    await ask(session);
    return session;
  } catch (error) {
    // a session that failed to open its files may fail to close them too
    await session?.close().catch(() => {});
    throw isDamage(error) ? new DamagedDatabaseError(directory, error) : error;
  }
}

/** Throws DamagedPageError where a file has fewer pages than when its table or index was counted: what is cut off has no checksum. */
async function refuseCutFiles(session: PgliteSession): Promise<void> {
  const [cut] = (await session.query(CUT_FILES, [])) as { name: string; path: string }[];
  if (cut) throw new DamagedPageError(`${cut.path} of ${cut.name} is cut off or missing`);
}

/** Commits what `work` did, or nothing when it throws. */
async function transactionOf<T>(session: PgliteSession, begin: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  await session.run(begin);
  try {
    const result = await work({
      query: <Row>(sql: string, parameters: readonly Parameter[] = []) =>
        observeStatement({ engine: 'pglite', sql }, () => session.query(sql, parameters) as Promise<Row[]>),
      run: (script) => session.run(script),
    });
    await session.run('commit');
    return result;
  } catch (error) {
    await session.run('rollback').catch(() => session.kill());
    throw error;
  }
}

/** PGlite in a directory, for one process: everything goes through its one session, in turn. */
export class PgliteDatabase implements Database {
  readonly engine = 'pglite';
  readonly writable = true;
  #reachable = true;
  #directory: string;
  readonly #statementTimeout: number;
  /** Milliseconds without work after which the session is closed. */
  #restsAfter: number | undefined;
  #resting: NodeJS.Timeout | undefined;
  #unlock: () => void;
  #session: PgliteSession | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  /** Works that have or await their turn. */
  #works = 0;
  #closed = false;
  /** The search path of the readers for which the session is set up; undefined when it is not set up for a reader. */
  #readingFrom: string | undefined;
  /** Whether its files were opened and found whole. */
  #checked = false;
  readonly #kept: KeptEditions;
  /** No other process loads an edition here, so the current one is asked for again only when this process has changed it. */
  #editions = new EditionReader(async (sql) => {
    const rows = this.#kept.rowsOf(sql) ?? (await this.#reading(undefined, (session) => this.#askAndKeep(session))).get(sql);
    return rows as Edition[];
  }, Number.POSITIVE_INFINITY);

  private constructor(directory: string, unlock: () => void, statementTimeout: number) {
    this.#directory = directory;
    this.#unlock = unlock;
    this.#statementTimeout = statementTimeout;
    this.#kept = new KeptEditions(directory);
  }

  /** @param whenNeeded true to open its files when something needs them; they are opened at once where its editions are not known */
  static async open(directory: string, statementTimeout: number = STATEMENT_TIMEOUT, whenNeeded = false): Promise<PgliteDatabase> {
    await undoExchange(directory);
    const database = new PgliteDatabase(directory, lockDirectory(directory), statementTimeout);
    try {
      await removeRemains(directory);
      if (!isDatabase(directory)) await createDatabase(directory);
      if (!whenNeeded || !database.#knowsEditions) await database.openFiles();
    } catch (error) {
      await database.close().catch(() => {});
      throw error;
    }
    return database;
  }

  get #knowsEditions(): boolean {
    return EDITION_QUESTIONS.every((question) => this.#kept.rowsOf(question));
  }

  async openFiles(): Promise<void> {
    if (!this.#closed) await this.#inTurn(async () => {});
  }

  async #askAndKeep(session: PgliteSession): Promise<KeptEditionRows> {
    const answers = new Map<string, unknown[]>();
    for (const question of EDITION_QUESTIONS) answers.set(question, await session.query(question, []));
    this.#kept.keep(answers);
    return answers;
  }

  get reachable(): boolean {
    return this.#reachable;
  }

  closeWhenIdle(milliseconds: number): void {
    this.#restsAfter = milliseconds;
    this.#rest();
  }

  pools(): readonly Pool[] {
    const inUse = Math.min(this.#works, 1);
    const idle = this.#session?.alive ? 1 - inUse : 0;
    return [{ name: 'embedded', limit: 1, inUse, idle, waiting: this.#works - inUse }];
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
    return this.#reading(await this.#editions.idFor(options), (session) =>
      this.#observed(sql, () => session.query(sql, parameters) as Promise<Row[]>),
    );
  }

  async readText(sql: string, parameters: readonly Parameter[] = [], options: ReadOptions = {}): Promise<string> {
    const rows = await this.#reading(await this.#editions.idFor(options), (session) =>
      this.#observed(sql, () => session.query(sql, parameters, true)),
    );
    return String((rows[0] as unknown[] | undefined)?.[0] ?? '');
  }

  async transaction<T>(work: (transaction: Transaction) => Promise<T>, options: { role?: 'portale_conteggio' } = {}): Promise<T> {
    return this.#inTurn(async (session) => {
      this.#readingFrom = undefined;
      // who only counts changes no edition
      const mayChangeEditions = !options.role;
      if (mayChangeEditions) this.#kept.forget();
      await session.run('reset role; set default_transaction_read_only = off; reset search_path');
      try {
        return await transactionOf(session, options.role ? `begin; set local role ${options.role}` : 'begin', work);
      } finally {
        if (mayChangeEditions) this.#editions.forget();
      }
    });
  }

  async changeBeside(work: (place: DatabasePlace) => Promise<boolean>): Promise<void> {
    const copy = copyOf(this.#directory);
    await rm(copy, { recursive: true, force: true });
    try {
      await this.#inTurn(async (session) => {
        this.#readingFrom = undefined;
        await session.run('reset role; set default_transaction_read_only = off; checkpoint');
        await cp(this.#directory, copy, { recursive: true, filter: (path) => !isLock(path) && !isKeptEditions(path) });
      });
      if (await work({ directory: copy })) await this.#inTurn((session) => this.#replaceBy(copy, session));
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  }

  /** Puts a copy in the place of the directory, with what was counted since the copy was made. */
  async #replaceBy(copy: string, session: PgliteSession): Promise<void> {
    const counted = await session.query(OPENINGS, [], true);
    await session.close();
    await exchange(this.#directory, copy);
    this.#unlock = lockDirectory(this.#directory);
    this.#readingFrom = undefined;
    this.#session = await PgliteSession.open(this.#directory);
    await this.#session.query(KEEP_OPENINGS, [String((counted[0] as unknown[])[0])]);
    this.#kept.forget();
    this.#editions.forget();
  }

  alone<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#resting);
    await this.#turn.catch(() => {});
    if (this.#session?.alive) {
      if (!this.#knowsEditions) await this.#askAndKeep(this.#session).catch(() => {});
      await this.#session.close();
    }
    this.#unlock();
  }

  #observed<T>(sql: string, run: () => Promise<T>): Promise<T> {
    return observeStatement({ engine: this.engine, sql }, run);
  }

  async #inTurn<T>(work: (session: PgliteSession) => Promise<T>): Promise<T> {
    // a new session would keep the process from ending
    if (this.#closed) throw new Error('The database is closed');
    this.#works += 1;
    const before = this.#turn;
    const result = observeWait('embedded', () => before)
      .then(async () => {
        this.#session = await this.#opened();
        return work(this.#session);
      })
      .finally(() => {
        this.#works -= 1;
        this.#rest();
      });
    this.#turn = result.catch(() => {});
    return result;
  }

  /** The session; a new one where it has ended or was closed. */
  async #opened(): Promise<PgliteSession> {
    if (this.#session?.alive) return this.#session;
    this.#readingFrom = undefined;
    try {
      const session = this.#checked ? await PgliteSession.open(this.#directory) : await this.#openFirst();
      this.#reachable = true;
      return session;
    } catch (error) {
      this.#reachable = false;
      throw error;
    }
  }

  async #openFirst(): Promise<PgliteSession> {
    // until now the kept answers served
    const session = await openChecked(this.#directory, (opened) => this.#askAndKeep(opened));
    this.#editions.forget();
    this.#checked = true;
    return session;
  }

  /** Closes the session once nothing has needed it for a while, so that its memory returns to the system. The next work opens another. */
  #rest(): void {
    clearTimeout(this.#resting);
    if (this.#restsAfter === undefined || this.#works > 0) return;
    this.#resting = setTimeout(() => {
      if (this.#works > 0 || this.#closed) return;
      const session = this.#session;
      this.#session = undefined;
      this.#turn = Promise.resolve(session?.close()).catch(() => {});
    }, this.#restsAfter).unref();
  }

  #reading<T>(edition: number | undefined, work: (session: PgliteSession) => Promise<T>): Promise<T> {
    return this.#inTurn(async (session) => {
      const path = searchPath(edition);
      if (this.#readingFrom !== path) {
        await session.run(`set role ${READING_ROLE}; set default_transaction_read_only = on; set search_path = ${path}`);
        this.#readingFrom = path;
      }
      return this.#bounded(work(session));
    });
  }

  /** PGlite knows no statement_timeout: a statement that takes too long loses its thread, and the next one gets a new thread. */
  async #bounded<T>(work: Promise<T>): Promise<T> {
    let expired = false;
    const timer = setTimeout(() => {
      expired = true;
      void this.#discard();
    }, this.#statementTimeout);
    try {
      return await work;
    } catch (error) {
      throw expired ? new DatabaseError('canceling statement due to statement timeout', '57014') : error;
    } finally {
      clearTimeout(timer);
    }
  }

  async #discard(): Promise<void> {
    const session = this.#session;
    this.#session = undefined;
    await session?.kill();
  }
}
