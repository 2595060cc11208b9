import type { Language } from '@territori/contract';
import type { Edizione } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';

/** The edition of the data in service. The frame of the portal uses the same query key, so that the API is called once. */
export function editionQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['edizione', language],
    queryFn: ({ signal }) => api.get<Edizione>('/api/edizione', { signal, silent: true }),
  });
}
