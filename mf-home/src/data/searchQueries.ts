import type { Language } from '@territori/contract';
import type { Elenco } from '@territori/contract/v1';
import type { Items, ReportListItem, TermineGlossario, Unita } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { infiniteQueryOptions, queryOptions } from '@territori/kit/query';

/** Units that the API gives at once. */
const PAGE = 20;

/** The units of today and of the past that a text finds by a name, also mistyped, or a code, best first, 20 at a time. */
export function foundUnitsQuery(api: Api, language: Language, text: string) {
  return infiniteQueryOptions({
    queryKey: ['cerca', 'unita', text, language],
    queryFn: ({ pageParam, signal }) =>
      api.get<readonly Unita[]>('/api/unita', {
        query: { q: text, pagina: pageParam, lingua: language.toUpperCase() },
        signal,
        silent: true,
        ofEdition: true,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length === PAGE ? pages.length + 1 : undefined),
  });
}

/** How many units have the text in a name or a code; those whose names are only like it are not counted. */
export function unitCountQuery(api: Api, language: Language, text: string) {
  return queryOptions({
    queryKey: ['cerca', 'numero', text, language],
    queryFn: async ({ signal }) => {
      const query = { q: text, sempre: 1, campi: 'id', per_pagina: 1, lingua: language };
      return (await api.get<Elenco<unknown>>('/api/v1/unita', { query, signal, silent: true, ofEdition: true })).totale;
    },
  });
}

export function foundReportsQuery(api: Api, language: Language, text: string) {
  return queryOptions({
    queryKey: ['cerca', 'report', text, language],
    queryFn: async ({ signal }) =>
      (await api.query<Items<ReportListItem>>('report_search_free', { p_rep_par: text }, { signal, silent: true })).items,
  });
}

export function glossaryQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['cerca', 'glossario', language],
    queryFn: ({ signal }) => api.get<readonly TermineGlossario[]>('/api/Report/Glossario', { signal, silent: true }),
  });
}
