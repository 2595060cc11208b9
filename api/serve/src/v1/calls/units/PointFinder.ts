import { type DrawnArea, drawnAreas, isInArea, isInHole, isNear } from '@territori/edition/map/DrawnArea';
import type { CatalogueSet } from '@territori/edition/map/MapCatalogue';
import { plainMapFile, readMapFile } from '@territori/edition/map/readMap';
import type { Position } from '@territori/history/boundaries/Boundaries';
import type { Edition } from '@territori/store/database';
import type { Store } from '@territori/store/files/Store';
import type { TenureColumns } from '@territori/wire/v1/tenureColumns';
import { LRUCache } from 'lru-cache';
import { mapsNotReady } from '../boundaries/mapsOf.ts';

type MapFile = readonly DrawnArea[] | TenureColumns;

/** Degrees by which a simplified area may lie beside its detailed one. */
const MARGIN = 0.05;

/** The files that were read last, by store and address. */
const files = new WeakMap<Store, LRUCache<string, MapFile>>();

/** Finds the area of a boundary set in which a point is, by the detailed files of the set. Rejects with Problem where a file is missing. */
export class PointFinder {
  readonly #store: Store;
  readonly #edition: Edition;

  constructor(store: Store, edition: Edition) {
    this.#store = store;
    this.#edition = edition;
  }

  /** The code of the area in which a point is, and its place in the set; undefined where no area has the point. */
  async areaAt(point: Position, set: CatalogueSet): Promise<{ readonly place: number; readonly code: string } | undefined> {
    const found = (await this.#areasNear(point, set)).find((area) => isInArea(point, area));
    if (!found) return undefined;
    const whole = await this.#read(set.file, drawnAreas);
    return { place: whole.findIndex(({ code }) => code === found.code), code: found.code };
  }

  /** True for a point that a set leaves out as another state within Italy. */
  async isInAnotherState(point: Position, set: CatalogueSet): Promise<boolean> {
    const near = await this.#areasNear(point, set);
    return !near.some((area) => isInArea(point, area)) && near.some((area) => isInHole(point, area));
  }

  /** Which units held the areas of a set; undefined where the areas are those of the units themselves. */
  async tenuresOf({ tenures }: CatalogueSet): Promise<TenureColumns | undefined> {
    return tenures === null ? undefined : this.#read(tenures, (text) => JSON.parse(text) as TenureColumns);
  }

  async #areasNear(point: Position, set: CatalogueSet): Promise<readonly DrawnArea[]> {
    const whole = await this.#read(set.file, drawnAreas);
    const isAround = (area: DrawnArea) => isNear(point, area, MARGIN);
    const parts = new Set(whole.filter(isAround).map(({ part }) => part ?? Object.keys(set.details)[0] ?? ''));
    const near: DrawnArea[] = [];
    for (const part of parts) {
      const name = set.details[part];
      const areas = name === undefined ? whole : await this.#read(name, drawnAreas);
      near.push(...areas.filter(isAround));
    }
    return near;
  }

  async #read<T extends MapFile>(name: string, parse: (text: string) => T): Promise<T> {
    const known = files.get(this.#store) ?? new LRUCache<string, MapFile>({ max: 40 });
    files.set(this.#store, known);
    const address = `${this.#edition.fingerprint} ${name}`;
    const kept = known.get(address) as T | undefined;
    if (kept) return kept;
    const compressed = await readMapFile(this.#store, this.#edition, name);
    if (!compressed) throw mapsNotReady('punto');
    const parsed = parse(plainMapFile(compressed).toString());
    known.set(address, parsed);
    return parsed;
  }
}
