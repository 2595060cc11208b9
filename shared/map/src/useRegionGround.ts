import { today, useApi, useLanguage } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { useEffect, useState } from 'react';
import type { Geometry } from './Geometry.ts';
import { groundSteps } from './groundSteps.ts';
import { boundariesQuery, geometryQuery } from './mapQueries.ts';
import { withPauses } from './Steps.ts';

/** The grounds that were found, by the areas that have them: a detailed file has other lines and the same areas. */
const found = new WeakMap<Geometry['areas'], Uint8Array>();
const searches = new WeakMap<Geometry['areas'], Promise<unknown>>();

/** The ground of the areas of a map by the region of today in which they lie; null while it is not known. */
export function useRegionGround(geometry: Geometry | undefined): Uint8Array | null {
  const api = useApi();
  const answer = useQuery(boundariesQuery(api, 'regione', today(), useLanguage()));
  const { data: regions } = useQuery(geometryQuery(api, answer.data?.insieme?.url ?? null));
  const [, setFound] = useState<Geometry['areas'] | null>(null);
  useEffect(() => {
    if (!geometry || !regions) return;
    let wanted = true;
    const { areas } = geometry;
    const search = searches.get(areas) ?? withPauses(groundSteps(geometry, regions)).then((ground) => found.set(areas, ground));
    searches.set(areas, search);
    search.then(() => wanted && setFound(areas));
    return () => {
      wanted = false;
    };
  }, [geometry, regions]);
  return (geometry && found.get(geometry.areas)) ?? null;
}
