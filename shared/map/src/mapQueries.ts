import type { Confini, TenureColumns, UnitColumns } from '@territori/contract/v1';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import { type Geometry, geometrySteps } from './Geometry.ts';
import { nextTask } from './nextTask.ts';
import { packed } from './PackedGeometry.ts';
import { withPauses } from './Steps.ts';
import type { Topology } from './Topology.ts';
import { UnitVersions } from './UnitVersions.ts';

export type MapLevel = Confini['livello'];
export type UndrawnUnit = Confini['non_disegnate'][number];

/** How often the page asks whether the maps of a new edition are ready. */
const PREPARATION_CHECK_MS = 15_000;

/** Which boundaries show a level on a day, and how well. */
export const boundariesQuery = (api: Api, level: MapLevel, day: string, language: string) =>
  queryOptions({
    queryKey: ['mappa', 'confini', level, day, language],
    queryFn: ({ signal }) =>
      api.get<Confini>('/api/v1/confini', {
        query: { livello: level, data: day, lingua: language },
        signal,
        silent: true,
        ofEdition: true,
      }),
    refetchInterval: ({ state }) => (state.data?.stato === 'in_preparazione' ? PREPARATION_CHECK_MS : false),
  });

/** The path of a file of the boundaries, from the address that the answer gives: the files come from the portal's own API. */
function boundariesPath(address: string): string {
  const { pathname, search } = new URL(address, 'https://portale.invalid');
  return pathname + search;
}

const immutableMapQuery = <T>(api: Api, address: string | null, made: (value: never) => T | Promise<T>) =>
  queryOptions({
    queryKey: ['mappa', 'file', address],
    queryFn: async ({ signal }) => {
      const content = await api.get(boundariesPath(address ?? ''), { signal, silent: true });
      return made(content as never);
    },
    enabled: address !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // a map of all municipalities takes some megabytes
    gcTime: 10 * 60_000,
    structuralSharing: false,
  });

/** A boundary set, projected, and packed for the worker that draws it. */
export const geometryQuery = (api: Api, address: string | null) =>
  immutableMapQuery<Geometry>(api, address, async (topology: Topology) => {
    const geometry = await withPauses(geometrySteps(topology));
    await nextTask();
    packed(geometry);
    return geometry;
  });

/** The units of a level on any day. */
export const unitsQuery = (api: Api, address: string | null) =>
  immutableMapQuery<UnitVersions>(api, address, async (columns: UnitColumns) => {
    await nextTask();
    return new UnitVersions(columns);
  });

/** Who held each polygon of a set. */
export const holdersQuery = (api: Api, address: string | null) =>
  immutableMapQuery<TenureColumns>(api, address, (columns: TenureColumns) => columns);

/** The detailed file of a part of a set. */
export const detailQuery = (api: Api, address: string) => immutableMapQuery<Topology>(api, address, (topology: Topology) => topology);
