import type { Polygons, SharedLines } from '@territori/edition/map/DetailedSet';
import { detailedSet } from '@territori/edition/map/DetailedSets';
import type { Evidence } from '@territori/edition/map/Evidence';
import { fitOn } from '@territori/edition/map/fitOn';
import { holdersOn } from '@territori/edition/map/holdersOn';
import { type CatalogueSet, setOn } from '@territori/edition/map/MapCatalogue';
import type { MapLevel } from '@territori/edition/map/MapSet';
import type { Day } from '@territori/history/dates/day';
import { textIn } from '@territori/languages';
import type { Unita } from '@territori/wire/v1/unita';
import { mapsNotReady, openMaps } from '../calls/boundaries/mapsOf.ts';
import type { CallContext } from '../calls/Call.ts';
import { type Compartment, compartmentNamed, compartmentsOf } from './compartmentsOf.ts';
import type { DrawnUnit } from './DrawnUnit.ts';

/** The units of a level on a day as a boundary set draws them. */
export interface LayerOfDay {
  readonly day: Day;
  /** In order of code; compartments by name. */
  readonly units: readonly DrawnUnit[];
  readonly set: CatalogueSet | undefined;
  /** How well the set fits, for a reader. */
  readonly sentence: string;
  /** The same of some units of the layer. */
  readonly sentenceFor: (units: readonly DrawnUnit[]) => string;
  /** The compartment in which a unit lies, as the map shows it; null from 1948 on, and for a unit that is not drawn. */
  readonly compartmentOf: (unit: DrawnUnit) => Compartment | null;
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
  const { catalogue, store } = await openMaps(services.store, edition, null);
  const rows = model.inForce(day).flatMap((state) => (state.livello === level ? [state.row] : []));
  const set = setOn(catalogue, level, day);
  const open = set && (await detailedSet(store, edition, set));
  if (set && !open) throw mapsNotReady(null);
  const upper = setOn(catalogue, 'regione', day);
  const compartments = upper?.level === 'compartimento' ? await detailedSet(store, edition, upper) : undefined;
  const sentenceFor: LayerOfDay['sentenceFor'] = (units) => {
    const known = new Map(units.flatMap(({ row }) => (row ? [[row.id, row]] : [])));
    const shared = units.filter(({ isShared }) => isShared).length;
    return set ? textIn(fitOn(level, day, set, catalogue, known, shared).sentence, language) : '';
  };
  const shapeOf = ({ places }: DrawnUnit) => open?.set.shapeOf(places) ?? EMPTY;
  const topologyOf: LayerOfDay['topologyOf'] = async (units) => (await open?.set.topologyOf(units)) ?? { arcs: [], shapes: new Map() };
  const boxOf = (places: readonly number[]) => (places.length === 0 ? null : (open?.set.boxOf(places) ?? null));
  const layerWith = (units: readonly DrawnUnit[]): LayerOfDay => ({
    day,
    units,
    set,
    sentence: sentenceFor(units),
    sentenceFor,
    compartmentOf: compartments && open ? compartmentsOf(units, open.set, compartments.set) : () => null,
    shapeOf,
    topologyOf,
  });
  const drawn = (row: Unita, places: readonly number[], held?: Pick<DrawnUnit, 'evidence' | 'together' | 'isShared'>): DrawnUnit => ({
    id: row.id,
    name: row.denominazione,
    row,
    places,
    box: boxOf(places),
    ...(held ?? ALONE),
  });

  if (set?.level === 'compartimento') {
    const units = (open?.set.codes ?? []).map((code, place): DrawnUnit => {
      const places = [place];
      return { ...compartmentNamed(code), row: null, places, box: boxOf(places), ...ALONE };
    });
    return layerWith(units.sort((a, b) => (a.name < b.name ? -1 : 1)));
  }
  if (!open?.tenures) {
    const placeOf = new Map((open?.set.codes ?? []).map((code, place) => [code, place]));
    return layerWith(
      rows.map((row) => {
        const place = placeOf.get(row.codice ?? '');
        return drawn(row, place === undefined ? [] : [place]);
      }),
    );
  }
  const held = new Map<number, { places: number[]; evidence: Evidence | null; with: Set<number>; isShared: boolean }>();
  for (const place of open.set.codes.keys()) {
    const { ids, evidence } = holdersOn(open.tenures, place, day);
    for (const id of ids) {
      const own = held.get(id) ?? { places: [], evidence: null, with: new Set<number>(), isShared: true };
      own.places.push(place);
      for (const other of ids) if (other !== id) own.with.add(other);
      own.evidence = weaker(own.evidence, evidence);
      own.isShared &&= ids.length > 1;
      held.set(id, own);
    }
  }
  const names = new Map(rows.map(({ id, denominazione }) => [id, denominazione]));
  return layerWith(
    rows.map((row) => {
      const own = held.get(row.id);
      if (!own) return drawn(row, []);
      const { places, evidence, isShared } = own;
      return drawn(row, places, { evidence, isShared, together: [...own.with].flatMap((id) => names.get(id) ?? []).sort() });
    }),
  );
}

/** A unit whose areas are its own, or that has none. */
const ALONE = { evidence: null, together: [], isShared: false } as const;

const weaker = (a: Evidence | null, b: Evidence | null): Evidence | null =>
  a === null || (b !== null && WEAKER.indexOf(b) > WEAKER.indexOf(a)) ? b : a;
