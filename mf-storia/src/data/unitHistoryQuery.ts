import type { Language } from '@territori/contract';
import type { StoriaUnita } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';

/** The versions of a unit, oldest first, and the units it came from and went into. */
export function unitHistoryQuery(api: Api, language: Language, id: number) {
  return queryOptions({
    queryKey: ['storia', 'linea', id, language],
    queryFn: ({ signal }) =>
      api.get<StoriaUnita>(`/api/unita/${id}/storia`, { query: { lingua: language }, signal, silent: true, ofEdition: true }),
  });
}
