import type { Language } from '@territori/contract';
import type { Elenco, Variazione } from '@territori/contract/v1';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import type { MapLevel } from '@territori/report-flow/map';

/** Events that the story tells; the history of the unit has all. */
const TOLD = 6;

/** The first events that concern a unit between two days, in either order. Asks nothing where a day is null. */
export function storyQuery(api: Api, language: Language, days: readonly [string, string | null], level: MapLevel, unit: number) {
  const [one, other] = days;
  const [dal, al] = other !== null && other < one ? [other, one] : [one, other];
  return queryOptions({
    queryKey: ['territorio', 'vicende', dal, al, level, unit, language],
    enabled: other !== null && other !== one,
    queryFn: ({ signal }) =>
      api.get<Elenco<Variazione>>('/api/v1/variazioni', {
        query: { dal, al: al ?? dal, unita: unit, livello: level, per_pagina: TOLD, lingua: language },
        signal,
        silent: true,
        ofEdition: true,
      }),
  });
}
