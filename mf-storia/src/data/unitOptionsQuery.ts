import type { Language } from '@territori/contract';
import type { Items, OpzioneComune, OpzioneRegione, OpzioneUts } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import type { UnitType } from '@territori/report-flow/pick';
import { municipalityOption, regionOption, type UnitOption, utsOption } from './unitOption.ts';
import type { CodedVersion } from './versionAt.ts';

/** Names of the code and name parameters. */
const ASKED_BY: Readonly<Record<UnitType, { readonly code: string; readonly name: string }>> = {
  1: { code: 'procom', name: 'com' },
  2: { code: 'coduts', name: 'uts' },
  3: { code: 'codreg', name: 'reg' },
};

/** The units found, best match first. There may be many, and only those shown become options. */
export interface FoundUnits {
  readonly count: number;
  readonly first: (most: number) => readonly UnitOption[];
}

/**
 * The units of a type whose code begins with the text, or whose name contains it, under each present or former code and
 * name. The API returns the thousand best matches.
 */
export function unitOptionsQuery(api: Api, language: Language, type: UnitType, text: string) {
  const parameters = { ...asked(type, text), plang: language };
  async function load<Row>(name: string, option: (row: Row) => UnitOption, signal: AbortSignal): Promise<FoundUnits> {
    const { items } = await api.query<Items<Row>>(name, parameters, { signal, silent: true });
    return { count: items.length, first: (most) => items.slice(0, most).map(option) };
  }
  const lists: Readonly<Record<UnitType, (signal: AbortSignal) => Promise<FoundUnits>>> = {
    1: (signal) => load<OpzioneComune>('var_get_ua_comuni_lov_diffusione', municipalityOption, signal),
    2: (signal) => load<OpzioneUts>('var_get_ua_uts_lov_diffusione', utsOption, signal),
    3: (signal) => load<OpzioneRegione>('var_get_ua_reg_lov_diffusione', regionOption, signal),
  };
  return queryOptions({ queryKey: ['storia', 'unita', type, parameters], queryFn: ({ signal }) => lists[type](signal) });
}

/** The units of a type that ever had this code, with the days on which they had it. */
export function codedVersionsQuery(api: Api, language: Language, type: UnitType, code: string) {
  const parameters = { [ASKED_BY[type].code]: code, plang: language };
  async function load<Row extends { readonly validita_da: string; readonly validita_a: string }>(
    name: string,
    option: (row: Row) => UnitOption,
    signal: AbortSignal,
  ): Promise<readonly CodedVersion[]> {
    const { items } = await api.query<Items<Row>>(name, parameters, { signal, silent: true });
    return items.map((row) => ({ option: option(row), from: row.validita_da, to: row.validita_a }));
  }
  const lists: Readonly<Record<UnitType, (signal: AbortSignal) => Promise<readonly CodedVersion[]>>> = {
    1: (signal) => load<OpzioneComune>('var_get_ua_comuni_lov_diffusione', municipalityOption, signal),
    2: (signal) => load<OpzioneUts>('var_get_ua_uts_lov_diffusione', utsOption, signal),
    3: (signal) => load<OpzioneRegione>('var_get_ua_reg_lov_diffusione', regionOption, signal),
  };
  return queryOptions({ queryKey: ['storia', 'codice', type, code, language], queryFn: ({ signal }) => lists[type](signal) });
}

function asked(type: UnitType, text: string): Readonly<Record<string, string>> {
  const wanted = text.trim();
  const code = /^\d+/.exec(wanted)?.[0];
  if (code) return { [ASKED_BY[type].code]: code };
  return wanted === '' ? {} : { [ASKED_BY[type].name]: wanted };
}
