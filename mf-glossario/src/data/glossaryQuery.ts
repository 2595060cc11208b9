import type { Language } from '@territori/contract';
import type { TermineGlossario } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';

/** Every term of the glossary in one language, by name. */
export function glossaryQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['glossario', language],
    queryFn: ({ signal }) =>
      api.get<readonly TermineGlossario[]>('/api/Report/Glossario', { query: { plang: language }, signal, inPlace: true }),
  });
}
