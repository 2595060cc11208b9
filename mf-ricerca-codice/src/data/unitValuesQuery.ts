import type { Language } from '@territori/contract';
import type { Resultset, ValoreRicercaCodice } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import type { UnitType } from '@territori/report-flow/pick';
import type { TypeaheadOption } from '@territori/ui/combobox';

/** One present or former code and name of a unit. */
export interface UnitValue extends TypeaheadOption {
  /** The key with which the codes of the unit are requested; all codes and names of a unit share it. */
  readonly unit: string;
}

/** The codes and names of every unit of a type, past ones too. */
export function unitValuesQuery(api: Api, language: Language, type: UnitType) {
  return queryOptions({
    queryKey: ['ricerca-codice', 'valori', type, language],
    queryFn: async ({ signal }): Promise<readonly UnitValue[]> => {
      const { resultset } = await api.query<Resultset<ValoreRicercaCodice>>(
        'ricercacodice_criterio_lov',
        { haRuolo: '', ptipounit: type, plang: language },
        { signal, silent: true },
      );
      return resultset.map(({ V, RC }) => ({ unit: RC, value: `${RC} ${V}`, label: V }));
    },
  });
}
