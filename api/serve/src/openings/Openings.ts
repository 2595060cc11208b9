import { setTimeout as pause } from 'node:timers/promises';
import type { Day } from '@territori/history/dates/day';
import { type Database, DatabaseError, type Edition, type Transaction } from '@territori/store/database';
import type { FastifyBaseLogger } from 'fastify';
import { OpeningSums } from './OpeningSums.ts';

/** Adds counts to those that are there. */
const ADD = `
  insert into portale.consultazione (id_funzione, giorno, aperture)
  select id_funzione, giorno, aperture from json_to_recordset($1::text::json) as c (id_funzione int, giorno date, aperture bigint)
  on conflict (id_funzione, giorno) do update set aperture = portale.consultazione.aperture + excluded.aperture`;
const TRANSACTION = 'select pg_current_xact_id()::text as id';
const OUTCOME = 'select pg_xact_status($1::text::xid8) as outcome';

/** PostgreSQL's code for the id of a transaction that it has not begun. */
const IN_THE_FUTURE = '22023';

/** Milliseconds in which openings gather before they are written together, and after which a failure is tried again. */
const GATHERED = 30_000;
/** Days of reports that may wait while the database is away: two weeks of all reports. */
const MAY_WAIT = 1000;
/** Milliseconds that the last write may take. */
const LAST_WRITE = 2000;

interface Count {
  readonly id_funzione: number;
  readonly giorno: Day;
  aperture: number;
}
type Counts = ReadonlyMap<string, Count>;

const sumOf = (counts: Counts): number => [...counts.values()].reduce((sum, { aperture }) => sum + aperture, 0);

/**
 * How often each report is opened, by day, and nothing about the visitor. Openings gather in memory and are written together, so that no
 * call waits for the database, and none is lost while the database is away. Nothing is counted where the process may only read.
 */
export class Openings {
  readonly #database: Database;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  #waiting = new Map<string, Count>();
  /** What is being written; what a lost connection left so, by a transaction whose end is not known. */
  #underWay: { transaction?: string | undefined; readonly counts: Counts } | undefined;
  #dropped = 0;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  readonly #sums: OpeningSums;

  constructor(database: Database, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#database = database;
    this.#sums = new OpeningSums(database);
    this.#log = log;
  }

  count(report: number, day: Day): void {
    if (!this.#database.writable) return;
    this.#add({ id_funzione: report, giorno: day, aperture: 1 });
    this.#timer ??= setTimeout(() => this.write(), GATHERED).unref();
  }

  #add({ id_funzione, giorno, aperture }: Count): void {
    const key = `${id_funzione} ${giorno}`;
    const known = this.#waiting.get(key);
    if (known) known.aperture += aperture;
    else if (this.#waiting.size < MAY_WAIT) this.#waiting.set(key, { id_funzione, giorno, aperture });
    else this.#dropped += aperture;
  }

  /** Writes what has gathered; where that fails it waits on. */
  write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(async () => {
      try {
        await this.#settle();
        await this.#writeWaiting();
      } catch (error) {
        this.#log.warn(`openings of reports wait until they can be written: ${(error as Error).message}`);
        this.#timer ??= setTimeout(() => this.write(), GATHERED).unref();
      }
      if (this.#dropped > 0)
        this.#log.warn(`${this.#dropped} openings of reports are not counted: too many waited, or how their write ended is not known`);
      this.#dropped = 0;
    });
    return this.#writing;
  }

  async #writeWaiting(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const counts = this.#waiting;
    this.#waiting = new Map();
    const underWay: { transaction?: string | undefined; readonly counts: Counts } = { counts };
    this.#underWay = underWay;
    try {
      await this.#database.transaction(
        async ({ query }) => {
          const [row] = await query<{ id: string }>(TRANSACTION);
          underWay.transaction = row?.id;
          await query(ADD, [JSON.stringify([...counts.values()])]);
        },
        { role: 'portale_conteggio' },
      );
      this.#underWay = undefined;
      this.#sums.add(counts.values());
    } catch (error) {
      // without its id it has written nothing; with it, the database is asked how it ended: counts are never written twice
      if (underWay.transaction === undefined) {
        this.#underWay = undefined;
        this.#waitAgain(counts);
      }
      throw error;
    }
  }

  /** Asks how the transaction ended whose answer was lost. Its counts wait again if it was undone. */
  async #settle(): Promise<void> {
    if (this.#underWay?.transaction === undefined) return;
    const { transaction, counts } = this.#underWay;
    const outcome = await this.#outcomeOf(transaction);
    if (outcome === 'in progress') throw new Error('an earlier write has not ended yet');
    this.#underWay = undefined;
    if (outcome === 'committed') this.#sums.add(counts.values());
    else if (outcome === 'aborted') this.#waitAgain(counts);
    else this.#dropped += sumOf(counts);
  }

  /** How a transaction ended; undefined where the server does not know it any more, or is another one. */
  async #outcomeOf(transaction: string): Promise<string | undefined> {
    try {
      const ask = ({ query }: Transaction) => query<{ outcome: string | null }>(OUTCOME, [transaction]);
      const [row] = await this.#database.transaction(ask, { role: 'portale_conteggio' });
      return row?.outcome ?? undefined;
    } catch (error) {
      if (error instanceof DatabaseError && error.code === IN_THE_FUTURE) return undefined;
      throw error;
    }
  }

  #waitAgain(counts: Counts): void {
    for (const count of counts.values()) this.#add(count);
  }

  /** Writes what can be written, and says how many openings are lost. */
  async close(): Promise<void> {
    const late = new AbortController();
    // a server that vanished keeps a connection waiting for longer than a stop may take
    await Promise.race([this.write(), pause(LAST_WRITE, undefined, { signal: late.signal, ref: false }).catch(() => {})]);
    late.abort();
    clearTimeout(this.#timer);
    const lost = sumOf(this.#waiting) + sumOf(this.#underWay?.counts ?? new Map());
    if (lost > 0) this.#log.warn(`${lost} openings of reports are not counted: the database could not be reached until the end`);
  }

  /** The reports that were opened in the year until a day, most openings first; as far as they are known while the database is away. */
  async ranking(edition: Edition, day: Day): Promise<number[]> {
    const sums = new Map(await this.#sums.of(edition, day));
    for (const { id_funzione, aperture } of this.#waiting.values()) sums.set(id_funzione, (sums.get(id_funzione) ?? 0) + aperture);
    return [...sums].sort(([a, most], [b, other]) => other - most || a - b).map(([id]) => id);
  }
}
