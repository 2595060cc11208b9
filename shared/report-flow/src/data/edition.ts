import type { Language } from '@territori/contract';
import type { Edizione } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';

/** By what the address of an answer that never changes says of which data it is, and which version of the service gave it. */
export type EditionInUse = Pick<Edizione, 'id' | 'versione'>;

/** The edition of the data in service. The frame of the portal uses the same query key, so that the API is called once. */
export function editionQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['edizione', language],
    queryFn: ({ signal }) => api.get<Edizione>('/api/edizione', { signal, silent: true }),
  });
}
