import type { Language } from '@territori/contract';
import type { Elenco, Variazione } from '@territori/contract/v1';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import type { MapLevel } from '@territori/report-flow/map';
import { comparedDays } from './comparedDays.ts';

/** Events that the story tells; the history of the unit has all. */
const TOLD = 6;

/** The first events that concern a unit between two days, in either order. Asks nothing without another day. */
export function storyQuery(api: Api, language: Language, shown: readonly [string, string | null], level: MapLevel, unit: number) {
  const days = comparedDays(shown);
  const [dal, al] = days ?? [shown[0], shown[0]];
  return queryOptions({
    queryKey: ['territorio', 'vicende', days, level, unit, language],
    enabled: days !== null,
    queryFn: ({ signal }) =>
      api.get<Elenco<Variazione>>('/api/v1/variazioni', {
        query: { dal, al, unita: unit, livello: level, per_pagina: TOLD, lingua: language },
        signal,
        silent: true,
        ofEdition: true,
      }),
  });
}
