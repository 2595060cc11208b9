import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import type { Geometry } from './Geometry.ts';
import { geometryOf } from './Geometry.ts';
import type { HolderColumns } from './Holders.ts';
import type { Topology } from './Topology.ts';
import { type UnitColumns, UnitVersions } from './UnitVersions.ts';

export type MapLevel = 'comune' | 'uts' | 'regione';

/** A boundary set of an edition, with the addresses of its files. */
export interface BoundarySet {
  readonly id: string;
  readonly livello: MapLevel | 'compartimento';
  readonly data: string;
  readonly url: string;
  readonly dettagli: Readonly<Record<string, string>>;
  readonly detentori: string | null;
}

/** A unit in force that no boundary shows. */
export interface UndrawnUnit {
  readonly id: number;
  readonly codice: string;
  readonly denominazione: string;
  readonly motivo: 'ceduta' | 'senza_poligono';
}

/** What `GET /api/v1/confini` answers. */
export interface Boundaries {
  readonly livello: MapLevel;
  readonly data: string;
  readonly stato: 'pronti' | 'in_preparazione' | 'non_caricati';
  readonly insieme: BoundarySet | null;
  readonly unita: number;
  readonly condivise: number;
  readonly non_disegnate: readonly UndrawnUnit[];
  readonly frase: string;
  readonly calendario: readonly { readonly dal: string; readonly insieme: string | null }[];
  readonly insiemi: readonly BoundarySet[];
  readonly giorni: string | null;
  readonly edizione: string;
}

/** How often the page asks whether the maps of a new edition are ready. */
const PREPARATION_CHECK_MS = 15_000;

/** Which boundaries show a level on a day, and how well. */
export const boundariesQuery = (api: Api, level: MapLevel, day: string, language: string) =>
  queryOptions({
    queryKey: ['mappa', 'confini', level, day, language],
    queryFn: ({ signal }) =>
      api.get<Boundaries>('/api/v1/confini', { query: { livello: level, data: day, lingua: language }, signal, silent: true }),
    refetchInterval: ({ state }) => (state.data?.stato === 'in_preparazione' ? PREPARATION_CHECK_MS : false),
  });

/** The path of a file of the boundaries, from the address that the answer gives: the files come from the portal's own API. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'https://portale.invalid');
  return pathname + search;
}

const immutable = <T>(api: Api, address: string | null, made: (value: never) => T) =>
  queryOptions({
    queryKey: ['mappa', 'file', address],
    queryFn: async ({ signal }) => made((await api.get(pathOf(address ?? ''), { signal, silent: true })) as never),
    enabled: address !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // a map of all municipalities takes some megabytes
    gcTime: 10 * 60_000,
    structuralSharing: false,
  });

/** A boundary set, projected. */
export const geometryQuery = (api: Api, address: string | null) =>
  immutable<Geometry>(api, address, (topology: Topology) => geometryOf(topology));

/** The units of a level on any day. */
export const unitsQuery = (api: Api, address: string | null) =>
  immutable<UnitVersions>(api, address, (columns: UnitColumns) => new UnitVersions(columns));

/** Who held each polygon of a set. */
export const holdersQuery = (api: Api, address: string | null) =>
  immutable<HolderColumns>(api, address, (columns: HolderColumns) => columns);

/** The detailed file of a part of a set. */
export const detailQuery = (api: Api, address: string) => immutable<Topology>(api, address, (topology: Topology) => topology);
