import type { Day } from '@territori/history/dates/day';
import type { Database, Edition } from '@territori/store/database';
import { isConnectionFailure } from '@territori/store/database/connectionFailure';

const SUMS = `
  select id_funzione::int as id, sum(aperture)::int as openings from portale.consultazione where giorno > $1::date - 365 group by id_funzione`;

/** Milliseconds after which the sums are read again on a server, where other replicas count too. */
const FRESH = 60_000;

type Sums = ReadonlyMap<number, number>;

/** How often each report was opened in the year until a day, as the database has it: read once a day, then kept up to date. */
export class OpeningSums {
  readonly #database: Database;
  #known: { readonly day: Day; readonly readAt: number; readonly sums: Sums } | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The sums by report; as far as they are known while the database is away. */
  async of(edition: Edition, day: Day): Promise<Sums> {
    const known = this.#known?.day === day ? this.#known : undefined;
    if (!known) return this.#read(edition, day);
    if (this.#database.engine === 'postgres' && performance.now() - known.readAt > FRESH) this.#read(edition, day).catch(() => {});
    return known.sums;
  }

  /** Adds openings that were written to the database. */
  add(written: Iterable<{ readonly id_funzione: number; readonly aperture: number }>): void {
    if (!this.#known) return;
    const sums = new Map(this.#known.sums);
    for (const { id_funzione, aperture } of written) sums.set(id_funzione, (sums.get(id_funzione) ?? 0) + aperture);
    this.#known = { ...this.#known, sums };
  }

  async #read(edition: Edition, day: Day): Promise<Sums> {
    const before = this.#known?.sums ?? new Map<number, number>();
    const readAt = performance.now();
    try {
      const rows = await this.#database.read<{ id: number; openings: number }>(SUMS, [day], { edition: edition.id });
      this.#known = { day, readAt, sums: new Map(rows.map(({ id, openings }) => [id, openings])) };
    } catch (error) {
      if (!isConnectionFailure(error)) throw error;
      this.#known = { day, readAt, sums: before };
    }
    return this.#known.sums;
  }
}
