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

/** A row of the API's list: a unit under one code and name, with the days on which it had them. */
interface ListedVersion extends Omit<CodedVersion, 'option'> {
  /** Makes the option of the row. A list may have a thousand rows, of which few are shown. */
  readonly option: () => UnitOption;
}

async function listedVersions(
  api: Api,
  type: UnitType,
  parameters: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<readonly ListedVersion[]> {
  async function load<Row extends { readonly validita_da: string; readonly validita_a: string }>(
    name: string,
    option: (row: Row) => UnitOption,
  ): Promise<readonly ListedVersion[]> {
    const { items } = await api.query<Items<Row>>(name, parameters, { signal, silent: true });
    return items.map((row) => ({ option: () => option(row), from: row.validita_da, to: row.validita_a }));
  }
  const lists: Readonly<Record<UnitType, () => Promise<readonly ListedVersion[]>>> = {
    1: () => load<OpzioneComune>('var_get_ua_comuni_lov_diffusione', municipalityOption),
    2: () => load<OpzioneUts>('var_get_ua_uts_lov_diffusione', utsOption),
    3: () => load<OpzioneRegione>('var_get_ua_reg_lov_diffusione', regionOption),
  };
  return lists[type]();
}

/**
 * The units of a type whose code begins with the text, or whose name contains it, under each present or former code and
 * name. The API returns the thousand best matches.
 */
export function unitOptionsQuery(api: Api, language: Language, type: UnitType, text: string) {
  const parameters = { ...asked(type, text), plang: language };
  return queryOptions({
    queryKey: ['storia', 'unita', type, parameters],
    queryFn: async ({ signal }): Promise<FoundUnits> => {
      const versions = await listedVersions(api, type, parameters, signal);
      return { count: versions.length, first: (most) => versions.slice(0, most).map(({ option }) => option()) };
    },
  });
}

/** The units of a type that ever had this code, with the days on which they had it. */
export function codedVersionsQuery(api: Api, language: Language, type: UnitType, code: string) {
  const parameters = { [ASKED_BY[type].code]: code, plang: language };
  return queryOptions({
    queryKey: ['storia', 'codice', type, code, language],
    queryFn: async ({ signal }): Promise<readonly CodedVersion[]> => {
      const versions = await listedVersions(api, type, parameters, signal);
      return versions.map(({ option, from, to }) => ({ option: option(), from, to }));
    },
  });
}

function asked(type: UnitType, text: string): Readonly<Record<string, string>> {
  const wanted = text.trim();
  const code = /^\d+/.exec(wanted)?.[0];
  if (code) return { [ASKED_BY[type].code]: code };
  return wanted === '' ? {} : { [ASKED_BY[type].name]: wanted };
}
