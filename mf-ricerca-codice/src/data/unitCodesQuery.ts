import type { Language } from '@territori/contract';
import type { Resultset, RigaRicercaCodice } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import type { UnitType } from '@territori/report-flow/pick';

/** The codes and names of one unit with their periods, newest first. */
export function unitCodesQuery(api: Api, language: Language, type: UnitType, unit: string) {
  return queryOptions({
    queryKey: ['ricerca-codice', 'codici', type, unit, language],
    queryFn: async ({ signal }) => {
      const { resultset } = await api.query<Resultset<RigaRicercaCodice>>(
        'ricercacodice_criterio_res',
        { haRuolo: '', ptipounit: type, prc: unit, plang: language },
        { signal, silent: true },
      );
      return resultset;
    },
  });
}
