import type { Language } from '@territori/contract';
import type { DettaglioAssociato, DettaglioProvvedimento, Items, RigaVariazione } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import type { UnitType } from '@territori/report-flow/pick';

export interface ChangeDetails {
  /** The legal acts of the change, as far as the loaded sources name them. */
  readonly provisions: readonly DettaglioProvvedimento[];
  /** The units involved, keyed by label. */
  readonly units: readonly DettaglioAssociato[];
}

/** The provision of a change and the units it involved. */
export function changeDetailsQuery(api: Api, language: Language, type: UnitType, change: RigaVariazione) {
  const parameters = { ...keys(type, change), idevento: change.id_evento, plang: language };
  return queryOptions({
    queryKey: ['storia', 'dettaglio', type, parameters],
    queryFn: async ({ signal }): Promise<ChangeDetails> => {
      const load = async <Row>(suffix: string) =>
        (await api.query<Items<Row>>(`var_get_ua_${FAMILY[type]}_lov_rs_${suffix}`, parameters, { signal, silent: true })).items;
      const [provisions, units] = await Promise.all([load<DettaglioProvvedimento>('dett'), load<DettaglioAssociato>('dett_ass')]);
      return { provisions, units };
    },
  });
}

const FAMILY: Readonly<Record<UnitType, string>> = { 1: 'comuni', 2: 'uts', 3: 'reg' };

function keys(type: UnitType, row: RigaVariazione): Readonly<Record<string, string | number | undefined>> {
  const change = { mcrvar: row['tipo variazione'], idprovv: row['identificativo provvedimento'] ?? undefined };
  switch (type) {
    case '1':
      return { ...change, idcomuneorig: row.id_comune_origine ?? undefined };
    case '2':
      return { ...change, id_uts_origine: row.id_uts_origine ?? undefined, uts_tipo: row['tipo uts'] ?? undefined };
    case '3':
      return { ...change, id_regione_origine: row.id_regione_origine ?? undefined, reg_tipo: row['tipo reg'] ?? undefined };
  }
}
