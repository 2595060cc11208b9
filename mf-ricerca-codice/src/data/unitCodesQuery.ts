import type { Language } from '@territori/contract';
import type { Resultset, RigaRicercaCodice } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import type { UnitType } from './unitType.ts';

/** The codes and names of one unit with the time each held, newest first. `value` is the one of the list of units. */
export function unitCodesQuery(api: Api, language: Language, type: UnitType, value: string) {
  return queryOptions({
    queryKey: ['ricerca-codice', 'codici', type, value, language],
    queryFn: async ({ signal }) => {
      const { resultset } = await api.query<Resultset<RigaRicercaCodice>>(
        'ricercacodice_criterio_res',
        { haRuolo: '', ptipounit: type, prc: value, plang: language },
        { signal, silent: true },
      );
      return resultset;
    },
  });
}
