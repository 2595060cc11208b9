import type { Language } from '@territori/contract';
import type { Dimensione, Elenco, Genealogia, Unita, Variazione } from '@territori/contract/v1';
import { type Api, ApiError } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';

const LONGEST_PAGE = 10_000;

/** A call of the public API about one unit. The page shows failures itself. */
function unitCall<T>(api: Api, language: Language, id: number, call: string, query: Readonly<Record<string, string | number>> = {}) {
  return queryOptions({
    queryKey: ['storia', 'unita', id, call, query, language],
    queryFn: ({ signal }) =>
      api.get<T>(`/api/v1/unita/${id}${call}`, { query: { ...query, lingua: language }, signal, silent: true, ofEdition: true }),
  });
}

/** The unit on a day, or in its last state when there is none. A day on which it was not in force is 404. */
export const unitQuery = (api: Api, language: Language, id: number, day: string) =>
  unitCall<Unita>(api, language, id, '', day ? { data: day } : {});

/** Its states, oldest first. */
export const statesQuery = (api: Api, language: Language, id: number) =>
  unitCall<Elenco<Unita>>(api, language, id, '/versioni', { per_pagina: LONGEST_PAGE });

/** What happened to it, oldest first, and what happened to others with it. */
export const unitChangesQuery = (api: Api, language: Language, id: number) =>
  unitCall<Elenco<Variazione>>(api, language, id, '/variazioni', { per_pagina: LONGEST_PAGE });

/** Its ancestors and descendants, up to a number of generations in each direction. */
export const genealogyQuery = (api: Api, language: Language, id: number, generations: number) =>
  unitCall<Genealogia>(api, language, id, '/genealogia', { generazioni: generations });

/** Its population and area over time. */
export const sizesQuery = (api: Api, language: Language, id: number) =>
  unitCall<Elenco<Dimensione>>(api, language, id, '/dimensioni', { per_pagina: LONGEST_PAGE });

/** True for the answer that the unit does not exist, or did not exist on that day. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
