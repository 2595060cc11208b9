import type { Edizione } from '@territori/contract/wire';
import { useApi, useLanguage } from '@territori/kit';
import { useQuery } from '@territori/kit/query';

/** The edition of the data with which this page was opened. A failure is not notified: the footer shows it. */
export function useEdition() {
  const api = useApi();
  const language = useLanguage();
  return useQuery({
    queryKey: ['edizione', language],
    queryFn: ({ signal }) => api.get<Edizione>('/api/edizione', { signal, silent: true }),
  });
}
