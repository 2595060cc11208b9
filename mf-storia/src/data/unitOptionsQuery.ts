import type { Language } from '@territori/contract';
import type { Items, OpzioneComune, OpzioneRegione, OpzioneUts } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import { municipalityOption, regionOption, type UnitOption, utsOption } from './unitOption.ts';
import type { UnitType } from './unitType.ts';

/** Every unit of a type that can be picked, under each code and name it has or had. */
export function unitOptionsQuery(api: Api, language: Language, type: UnitType) {
  async function load<Row>(name: string, option: (row: Row) => UnitOption, signal: AbortSignal): Promise<readonly UnitOption[]> {
    const { items } = await api.query<Items<Row>>(name, { plang: language }, { signal, silent: true });
    return items.map(option);
  }
  const lists: Readonly<Record<UnitType, (signal: AbortSignal) => Promise<readonly UnitOption[]>>> = {
    1: (signal) => load<OpzioneComune>('var_get_ua_comuni_lov_diffusione', municipalityOption, signal),
    2: (signal) => load<OpzioneUts>('var_get_ua_uts_lov_diffusione', utsOption, signal),
    3: (signal) => load<OpzioneRegione>('var_get_ua_reg_lov_diffusione', regionOption, signal),
  };
  return queryOptions({ queryKey: ['storia', 'unita', type, language], queryFn: ({ signal }) => lists[type](signal) });
}
