import type { Box, Polygons, SharedLines } from '@territori/edition/map/DetailedSet';
import { detailedSet } from '@territori/edition/map/DetailedSets';
import { holdersOn } from '@territori/edition/map/encodeTenureColumns';
import type { CatalogueSet } from '@territori/edition/map/MapCatalogue';
import type { MapLevel } from '@territori/edition/map/MapSet';
import type { Evidence } from '@territori/edition/map/MunicipalSuccession';
import type { Day } from '@territori/history/dates/day';
import { properCase } from '@territori/history/territory/properCase';
import type { Unita } from '@territori/wire/v1/unita';
import type { CallContext } from '../calls/Call.ts';
import { fitOn } from '../calls/fitOn.ts';
import { mapsOf, NOT_READY } from '../calls/mapsOf.ts';
import { mapsNotReady } from '../calls/PointFinder.ts';
import { Problem } from '../errors/Problem.ts';

/** A unit of a day, or a compartment, with the areas that draw it. */
export interface DrawnUnit {
  /** The number of the unit; the name of a compartment. */
  readonly id: number | string;
  readonly name: string;
  /** Null for a compartment. */
  readonly row: Unita | null;
  /** The areas of the set that draw it; none where no set does. */
  readonly places: readonly number[];
  readonly box: Box | null;
  /** The weakest way in which it is known that the unit held an area; null where the areas are those of the units themselves. */
  readonly evidence: Evidence | null;
  /** The other units that are drawn with the same areas, because the border between them is not in the data. */
  readonly together: readonly string[];
}

/** The units of a level on a day as a boundary set draws them. */
export interface LayerOfDay {
  readonly day: Day;
  /** In order of code; compartments by name. */
  readonly units: readonly DrawnUnit[];
  readonly set: CatalogueSet | undefined;
  /** How well the set fits, for a reader. */
  readonly sentence: string;
  readonly shapeOf: (unit: DrawnUnit) => Polygons;
  /** Some units as geometries of a TopoJSON with the lines that they share. */
  readonly topologyOf: (units: readonly DrawnUnit[]) => Promise<SharedLines<DrawnUnit>>;
}

const WEAKER: readonly Evidence[] = ['dichiarato', 'dedotto', 'ipotizzato'];
const EMPTY: Polygons = { type: 'MultiPolygon', coordinates: [] };

/**
 * The units of a level on a day with their areas. Rejects with Problem where the edition has no boundaries or they are being prepared.
 */
export async function layerOfDay(level: MapLevel, day: Day, { services, edition, model, language }: CallContext): Promise<LayerOfDay> {
  const { stato, catalogue } = await mapsOf(services.store, edition);
  if (stato === 'in_preparazione') throw mapsNotReady(null);
  if (!catalogue || !services.store) throw new Problem('confini_assenti', NOT_READY.non_caricati, null);
  const rows = model.inForce(day).flatMap(({ row }) => (row.livello === level ? [row] : []));
  const chosen = catalogue.levels[level].calendar.findLast(({ from }) => from <= day)?.set;
  const set = catalogue.sets.find(({ id }) => id === chosen);
  const open = set && (await detailedSet(services.store, edition, set));
  if (set && !open) throw mapsNotReady(null);
  const sentence = set ? fitOn(level, day, set, catalogue, new Map(rows.map((row) => [row.id, row]))).sentence[language] : '';
  const shapeOf = ({ places }: DrawnUnit) => open?.set.shapeOf(places) ?? EMPTY;
  const topologyOf: LayerOfDay['topologyOf'] = async (units) => (await open?.set.topologyOf(units)) ?? { arcs: [], shapes: new Map() };
  const boxOf = (places: readonly number[]) => (places.length === 0 ? null : (open?.set.boxOf(places) ?? null));
  const drawn = (row: Unita, places: readonly number[], evidence: Evidence | null, together: readonly string[]): DrawnUnit => ({
    id: row.id,
    name: row.denominazione,
    row,
    places,
    box: boxOf(places),
    evidence,
    together,
  });

  if (set?.level === 'compartimento') {
    const units = (open?.set.codes ?? []).map((code, place): DrawnUnit => {
      const [places, name] = [[place], properCase(code)];
      return {
        id: code.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
        name,
        row: null,
        places,
        box: boxOf(places),
        evidence: null,
        together: [],
      };
    });
    return { day, units: units.sort((a, b) => (a.name < b.name ? -1 : 1)), set, sentence, shapeOf, topologyOf };
  }
  if (!open?.tenures) {
    const placeOf = new Map((open?.set.codes ?? []).map((code, place) => [code, place]));
    const units = rows.map((row) => {
      const place = placeOf.get(row.codice ?? '');
      return drawn(row, place === undefined ? [] : [place], null, []);
    });
    return { day, units, set, sentence, shapeOf, topologyOf };
  }
  const held = new Map<number, { places: number[]; evidence: Evidence | null; with: Set<number> }>();
  for (const place of open.set.codes.keys()) {
    const { ids, evidence } = holdersOn(open.tenures, place, day);
    for (const id of ids) {
      const own = held.get(id) ?? { places: [], evidence: null, with: new Set<number>() };
      own.places.push(place);
      for (const other of ids) if (other !== id) own.with.add(other);
      own.evidence = weaker(own.evidence, evidence);
      held.set(id, own);
    }
  }
  const names = new Map(rows.map(({ id, denominazione }) => [id, denominazione]));
  const units = rows.map((row) => {
    const own = held.get(row.id);
    return drawn(row, own?.places ?? [], own?.evidence ?? null, [...(own?.with ?? [])].flatMap((id) => names.get(id) ?? []).sort());
  });
  return { day, units, set, sentence, shapeOf, topologyOf };
}

const weaker = (a: Evidence | null, b: Evidence | null): Evidence | null =>
  a === null || (b !== null && WEAKER.indexOf(b) > WEAKER.indexOf(a)) ? b : a;
