import type { Confini } from '@territori/contract/v1';
import { useApi } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { boundarySetOn } from './boundarySetOn.ts';
import { geometryQuery, holdersQuery } from './mapQueries.ts';
import { useRegionGround } from './useRegionGround.ts';

/**
 * Loads the boundaries of another day ahead, where they differ from those of the day that is shown, and finds their ground: a step to that
 * day, or time that runs, finds them ready.
 * @param later null where no day is loaded ahead
 */
export function usePreloadedSet(boundaries: Confini | undefined, date: string, later: string | null): void {
  const api = useApi();
  const ahead = later === null ? null : boundarySetOn(boundaries, later);
  const wanted = ahead === boundarySetOn(boundaries, date) ? null : ahead;
  useQuery(holdersQuery(api, wanted?.detentori ?? null));
  useRegionGround(useQuery(geometryQuery(api, wanted?.url ?? null)).data);
}
