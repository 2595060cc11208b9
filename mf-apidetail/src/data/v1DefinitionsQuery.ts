import type { Language } from '@territori/contract';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import type { ApiDefinitions } from './apiDefinitions.ts';

/** The definitions of `/api/v1` (OpenAPI 3.1), with their texts in a language. */
export function v1DefinitionsQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['apidetail', 'v1', language],
    queryFn: ({ signal }) => api.get<ApiDefinitions>('/api/v1/openapi.json', { query: { lingua: language }, signal, silent: true }),
  });
}
