import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Kind } from './Kind.ts';
import { KINDS } from './kinds.ts';
import { versionsOf } from './versionsOf.ts';

/** Provinces and regions as lists write them beside the name of a municipality: by name, plate or code. */
export class Places {
  readonly #index: HistoryIndex;
  readonly #units = new Map<string, ReadonlySet<number>>();

  constructor(index: HistoryIndex) {
    this.#index = index;
  }

  #unitsOf(kind: Kind, cell: string): ReadonlySet<number> {
    const key = `${kind} ${cell}`;
    let units = this.#units.get(key);
    if (!units) {
      const level = this.#index.level(KINDS[kind].level);
      units = new Set(versionsOf(this.#index, kind, cell).map((row) => level.version(row).unit));
      this.#units.set(key, units);
    }
    return units;
  }

  #regionOf(row: number): number | null {
    const { uts, comune } = this.#index;
    const { parent, from } = comune.version(row);
    return parent === null ? null : (uts.at(parent, Math.max(from, 0))?.parent ?? uts.ofUnit(parent).at(-1)?.parent ?? null);
  }

  /** Those of some versions of municipalities that are in a place; null where the place is not known. */
  inside(rows: readonly number[], kind: Kind, cell: string): readonly number[] | null {
    const units = this.#unitsOf(kind, cell);
    if (units.size === 0) return null;
    const parentOf = (row: number) => (KINDS[kind].level === 'uts' ? this.#index.comune.version(row).parent : this.#regionOf(row));
    return rows.filter((row) => units.has(parentOf(row) ?? -1));
  }
}
