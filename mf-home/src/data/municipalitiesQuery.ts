import type { PuntoSerie } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';

/** Number of municipalities in force, by day of change, since 1861. */
export function municipalitiesQuery(api: Api) {
  return queryOptions({
    queryKey: ['serie', 'comune'],
    queryFn: ({ signal }) => api.get<readonly PuntoSerie[]>('/api/serie/comune', { signal, inPlace: true, ofEdition: true }),
  });
}
