import type { Language } from '@territori/contract';
import type { RispostaConfronto } from '@territori/contract/v1';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import type { MapLevel } from '@territori/report-flow/map';

/** How long an answer is kept that nothing shows: while time runs, each day has one, of some megabytes. */
const KEPT_MS = 10_000;

/** What happened to the units of a level between two days, in either order. Asks nothing without another day. */
export function comparisonQuery(api: Api, language: Language, [one, other]: readonly [string, string | null], level: MapLevel) {
  // one key for all days without another: a key of its own for each day of time that runs would keep each map for minutes
  const days = other === null || other === one ? null : [one, other].sort();
  return queryOptions({
    queryKey: ['territorio', 'confronto', days, level, language],
    enabled: days !== null,
    queryFn: ({ signal }) =>
      api.get<RispostaConfronto>('/api/v1/confronto', {
        query: { da: days?.[0] ?? one, a: days?.[1] ?? one, livello: level, lingua: language },
        signal,
        silent: true,
        ofEdition: true,
      }),
    gcTime: KEPT_MS,
  });
}
