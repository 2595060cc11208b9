import type { Language } from '@territori/contract';
import type { DescrizionePagina } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';

const PAGE = 4;

/** The editors' texts for this page. */
export function pageDescriptionQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['apidetail', 'descrizione', language],
    queryFn: ({ signal }) =>
      api.get<DescrizionePagina>(`/api/Report/DescrizionePagina/${PAGE}`, { query: { plang: language }, signal, silent: true }),
  });
}
