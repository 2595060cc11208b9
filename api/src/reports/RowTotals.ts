/** So many totals are remembered; the one unused for longest goes first. */
const MOST = 2000;

/**
 * Remembers how many rows a selection of a report has. An edition never changes, so a total counted for the first page holds for every other, and a page that needs
 * no count can stop after its own rows.
 */
export class RowTotals {
  readonly #totals = new Map<string, number>();

  get(key: string): number | undefined {
    const total = this.#totals.get(key);
    if (total !== undefined) {
      this.#totals.delete(key);
      this.#totals.set(key, total);
    }
    return total;
  }

  set(key: string, total: number): void {
    this.#totals.delete(key);
    this.#totals.set(key, total);
    const [oldest] = this.#totals.keys();
    if (this.#totals.size > MOST && oldest !== undefined) this.#totals.delete(oldest);
  }
}
