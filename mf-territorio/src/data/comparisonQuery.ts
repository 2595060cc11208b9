import type { Language } from '@territori/contract';
import type { RispostaConfronto } from '@territori/contract/v1';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import type { MapLevel } from '@territori/report-flow/map';
import { comparedDays } from './comparedDays.ts';

/** How long an answer is kept that nothing shows any more: it takes about a megabyte, and while time runs there is one for each day. */
const COMPARISON_KEPT_MS = 10_000;

/** What happened to the units of a level between two days, in either order. Asks nothing without another day. */
export function comparisonQuery(api: Api, language: Language, shown: readonly [string, string | null], level: MapLevel) {
  // null is one key for all days without another: each query keeps the map of its day in memory
  const days = comparedDays(shown);
  const [da, a] = days ?? [shown[0], shown[0]];
  return queryOptions({
    queryKey: ['territorio', 'confronto', days, level, language],
    enabled: days !== null,
    queryFn: ({ signal }) =>
      api.get<RispostaConfronto>('/api/v1/confronto', {
        query: { da, a, livello: level, lingua: language },
        signal,
        silent: true,
        ofEdition: true,
      }),
    gcTime: COMPARISON_KEPT_MS,
  });
}
