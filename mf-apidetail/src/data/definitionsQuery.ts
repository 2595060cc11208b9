import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import type { ApiDefinitions } from './apiDefinitions.ts';

/** The definitions file, for the reader in the page. */
export function definitionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['apidetail', 'definizioni'],
    queryFn: ({ signal }) => api.get<ApiDefinitions>('/api/Report/DefinizioniApi', { signal, silent: true }),
  });
}
