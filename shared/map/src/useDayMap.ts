import type { Confini } from '@territori/contract/v1';
import { useApi, useLanguage } from '@territori/kit';
import { useQuery, useQueryClient } from '@territori/kit/query';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Box } from './Box.ts';
import { boundarySetOn } from './boundarySetOn.ts';
import type { DayMap } from './DayMap.ts';
import { dayMapByCodes, dayMapByHolders, dayMapByNames } from './dayMaps.ts';
import { type Geometry, withDetail } from './Geometry.ts';
import { holdingsOn } from './Holders.ts';
import { boundariesQuery, detailQuery, geometryQuery, holdersQuery, type MapLevel, unitsQuery } from './mapQueries.ts';
import type { UnitVersions } from './UnitVersions.ts';
import type { ChangesOfDay } from './unitChanges.ts';
import { boxesOverlap } from './View.ts';

/** What a page needs to show Italy on a day. */
export interface ShownDay {
  readonly boundaries: Confini | undefined;
  readonly geometry: Geometry | undefined;
  readonly day: DayMap | undefined;
  /**
   * The first day of the history and those on which `changes` has something; before the first region, those of the censuses of the
   * compartments.
   */
  readonly days: readonly string[];
  /** The units of the level on any day; undefined while they load. */
  readonly versions: UnitVersions | undefined;
  /** What happened on each day to the units of the level in the region that was asked for, or in the country; undefined while it loads. */
  readonly changes: ReadonlyMap<string, ChangesOfDay> | undefined;
  readonly failed: boolean;
  readonly loading: boolean;
  readonly retry: () => void;
  /** Loads the detailed files of the areas that are seen from near. */
  readonly onNear: (areas: readonly number[]) => void;
  /**
   * The boundaries for a picture that is kept, which is larger than the screen: with the detailed files of the areas around a frame, or
   * of the whole set where it has one file. All municipalities of the country keep their plain lines, which have as many points.
   */
  readonly inDetail: (frame: Box | null) => Promise<Geometry>;
}

const unchanged = (answer: Confini): Confini => answer;

/** The part that a set has when it is not divided. */
const WHOLE = 'intero';

/**
 * The boundaries, the units and their territories on a day, as far as they are loaded.
 * @param answered the day of the API's answer, where it is another: while time runs on the map, that on which it began to run
 * @param region the code of the region of today whose changes are wanted; null for those of the country
 */
export function useDayMap(level: MapLevel, date: string, answered = date, region: string | null = null): ShownDay {
  const api = useApi();
  const language = useLanguage();
  const client = useQueryClient();
  const answer = useQuery({
    ...boundariesQuery(api, level, answered, language),
    // what two answers have in common stays the same object: an answer about another day draws nothing again
    select: unchanged,
    placeholderData: (earlier: Confini | undefined) => (earlier?.livello === level ? earlier : undefined),
  });
  const known = answer.data;
  const set = boundarySetOn(known, date);
  const plain = useQuery(geometryQuery(api, set?.url ?? null));
  const units = useQuery(unitsQuery(api, known?.giorni ?? null));
  const holders = useQuery(holdersQuery(api, set?.detentori ?? null));

  const [detailed, setDetailed] = useState<{ of: Geometry; geometry: Geometry } | null>(null);
  /** The detailed files that were asked for, of the set that is shown. */
  const asked = useRef<{ readonly of: Geometry; readonly addresses: Set<string> } | null>(null);
  const geometry = detailed && detailed.of === plain.data ? detailed.geometry : plain.data;
  const base = plain.data;

  const inForce = useMemo(() => units.data?.on(date), [units.data, date]);
  const day = useMemo(() => {
    if (!base || !set) return undefined;
    if (set.livello === 'compartimento') return dayMapByNames(base);
    if (!inForce) return undefined;
    if (set.detentori === null) return dayMapByCodes(base, inForce);
    return holders.data ? dayMapByHolders(inForce, holdingsOn(holders.data, date)) : undefined;
  }, [base, set, inForce, holders.data, date]);

  const detailsOf = useCallback(
    (areas: readonly number[]): string[] => {
      const seen = new Set(areas.map((area) => base?.areas[area]?.part ?? WHOLE));
      return Object.entries(set?.dettagli ?? {}).flatMap(([part, address]) => (seen.has(part) ? [address] : []));
    },
    [base, set],
  );

  const onNear = useCallback(
    (areas: readonly number[]) => {
      if (!base) return;
      if (asked.current?.of !== base) asked.current = { of: base, addresses: new Set() };
      const { addresses } = asked.current;
      for (const address of detailsOf(areas)) {
        if (addresses.has(address)) continue;
        addresses.add(address);
        client.fetchQuery(detailQuery(api, address)).then(
          (detail) => {
            // the visitor has gone on to other boundaries
            if (asked.current?.of !== base) return;
            setDetailed((earlier) => ({ of: base, geometry: withDetail(earlier?.of === base ? earlier.geometry : base, detail) }));
          },
          // the plain lines stay; the next look from near asks again
          () => addresses.delete(address),
        );
      }
    },
    [api, base, client, detailsOf],
  );

  const inDetail = useCallback(
    async (frame: Box | null) => {
      if (!base) throw new Error('The boundaries are not loaded.');
      const around = base.boxes.flatMap((box, area) => (frame === null || boxesOverlap(box, frame) ? [area] : []));
      const addresses = detailsOf(around);
      const wanted = frame === null && addresses.length > 1 ? [] : addresses;
      const details = await Promise.all(wanted.map((address) => client.fetchQuery(detailQuery(api, address))));
      return details.reduce(withDetail, base);
    },
    [api, base, client, detailsOf],
  );

  const changes = useMemo(() => units.data?.changesIn(region), [units.data, region]);
  const days = useMemo(() => {
    // the first day, and those on which the units of the map changed
    const changed = (units.data?.days ?? []).filter((day, place) => place === 0 || changes?.has(day));
    const first = changed[0];
    if (!known || first === undefined) return changed;
    // before the first region the days are those on which the number of compartments changed: the other censuses differ in lines only
    const areasOf = (id: string | null | undefined) => known.insiemi.find((set) => set.id === id)?.aree;
    const before = known.calendario.filter(
      ({ dal, insieme }, place, all) => dal < first && (place === 0 || areasOf(insieme) !== areasOf(all[place - 1]?.insieme)),
    );
    return [...before.map(({ dal }) => dal), ...changed];
  }, [known, units.data, changes]);

  const queries = [answer, plain, units, holders];
  return {
    boundaries: known,
    geometry,
    day,
    days,
    versions: units.data,
    changes,
    failed: queries.some(({ isError }) => isError),
    loading: day === undefined,
    retry: () => {
      for (const query of queries) if (query.isError) query.refetch();
    },
    onNear,
    inDetail,
  };
}
