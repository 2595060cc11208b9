import { today, useApi, useLanguage } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { useMemo } from 'react';
import type { Box } from './Box.ts';
import { boundariesQuery, geometryQuery } from './mapQueries.ts';
import { outlineOf } from './outlineOf.ts';

/** A region of today as a part of the map. */
export interface MapRegion {
  readonly code: string;
  readonly name: string;
  /** In kilometres. */
  readonly box: Box;
  /** Its outline as an SVG path in kilometres. */
  readonly outline: () => string;
}

/** The regions of today by name, for looking at one of them on any day: no earlier unit has their borders. Empty while they load. */
export function useRegions(): readonly MapRegion[] {
  const api = useApi();
  const answer = useQuery(boundariesQuery(api, 'regione', today(), useLanguage()));
  const { data } = useQuery(geometryQuery(api, answer.data?.insieme?.url ?? null));
  return useMemo(() => {
    const byName = new Intl.Collator('it');
    return (data?.areas ?? [])
      .map(
        ({ id, name }, area): MapRegion => ({
          code: id,
          name: name ?? id,
          box: data?.boxes[area] ?? [0, 0, 1, 1],
          outline: () => (data ? outlineOf(data, [area]) : ''),
        }),
      )
      .sort((a, b) => byName.compare(a.name, b.name));
  }, [data]);
}
