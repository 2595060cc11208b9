import type { Confini } from '@territori/contract/v1';
import { useApi } from '@territori/kit';
import { useQueryClient } from '@territori/kit/query';
import { useEffect } from 'react';
import { geometryQuery, holdersQuery } from './mapQueries.ts';
import { setOn } from './setOn.ts';

/**
 * Loads the boundaries of another day ahead, where they are other ones than those of the day that is shown: a step to that day, or time
 * that runs, finds them ready.
 * @param next null while the day that is shown is loading
 */
export function useNextSet(boundaries: Confini | undefined, date: string, next: string | null): void {
  const api = useApi();
  const client = useQueryClient();
  const ahead = next === null ? null : setOn(boundaries, next);
  const wanted = ahead === setOn(boundaries, date) ? null : ahead;
  useEffect(() => {
    if (!wanted) return;
    client.prefetchQuery(geometryQuery(api, wanted.url));
    if (wanted.detentori) client.prefetchQuery(holdersQuery(api, wanted.detentori));
  }, [api, client, wanted]);
}
