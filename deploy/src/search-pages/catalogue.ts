import { CommandFailed } from '@territori/build/CommandFailed';
import type {
  Edizione,
  Items,
  Microservizio,
  OpzioneComune,
  OpzioneRegione,
  OpzioneUts,
  ReportColumn,
  ReportListItem,
} from '@territori/contract/wire';
import { type Language, SOURCE_LANGUAGE, STANDARD_LANGUAGES } from '@territori/languages';

/** What the API says in each language, always in Italian. */
export interface ByLanguage<Said> {
  readonly it: Said;
  readonly [language: Language]: Said | undefined;
}

/** What the API says in a language, or in Italian where it was not asked in this one. */
export const catalogueSaidIn = <Said>(said: ByLanguage<Said>, language: Language): Said => said[language] ?? said.it;

/** A report that has data. */
export interface CatalogueReport {
  readonly id: number;
  readonly item: ByLanguage<ReportListItem>;
  readonly columns: ByLanguage<readonly ReportColumn[]>;
}

/** A unit under one name, for as long as it had that name and code. `to` is the first day after that time, null while it lasts. */
export interface CatalogueUnit {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly detail: string | null;
  readonly from: string;
  readonly to: string | null;
}

export const UNIT_KINDS = ['comuni', 'province', 'regioni'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** The data of the pages for search engines. */
export interface Catalogue {
  readonly edition: Edizione;
  /** In the order of their ids. */
  readonly reports: readonly CatalogueReport[];
  /** By name. */
  readonly units: Readonly<Record<UnitKind, readonly CatalogueUnit[]>>;
}

const CATALOGUE_PATIENCE = 30_000;
const CATALOGUE_LIST = 1000;
const CODE_LENGTH = 6;

const { compare: compareNames } = new Intl.Collator('it');
const unitsByName = (units: readonly CatalogueUnit[]) =>
  [...units].sort((a, b) => compareNames(a.name, b.name) || a.code.localeCompare(b.code) || a.from.localeCompare(b.from));

/**
 * Reads the catalogue of the edition in service from the API at an origin such as `http://api:8080`, in some languages and in Italian.
 * Throws with the call that failed, or when the edition changed meanwhile.
 */
export async function readCatalogue(api: string, languages: readonly Language[] = STANDARD_LANGUAGES): Promise<Catalogue> {
  async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
    const answer = await fetch(api + path, { ...init, signal: AbortSignal.timeout(CATALOGUE_PATIENCE) });
    if (!answer.ok) {
      const said = (await answer.text()).replaceAll(/\s+/g, ' ').slice(0, 500);
      throw new CommandFailed(`${api}${path} answered ${answer.status}: ${said}; run this again when the API has its data`);
    }
    return (await answer.json()) as T;
  }
  const query = async <T>(url: string, language: Language = SOURCE_LANGUAGE): Promise<readonly T[]> => {
    const headers = { 'content-type': 'application/json', language: language.toUpperCase() };
    return (await call<Items<T>>('/api/Report/ReportByUrl', { method: 'POST', headers, body: JSON.stringify({ url }) })).items;
  };
  const inEach = async <T>(read: (language: Language) => Promise<T>): Promise<ByLanguage<T>> => {
    const said: [Language, T][] = [];
    for (const language of languages) said.push([language, await read(language)]);
    return { ...Object.fromEntries(said), it: Object.fromEntries(said).it ?? (await read(SOURCE_LANGUAGE)) };
  };

  async function report(id: number): Promise<CatalogueReport | undefined> {
    const itemIn = async (language: Language) =>
      (await call<Items<ReportListItem>>(`/api/Report/GetFunzione?funzione=${id}&plang=${language}`)).items[0];
    const it = await itemIn(SOURCE_LANGUAGE);
    if (!it) return undefined;
    const item = await inEach(async (language) => (language === SOURCE_LANGUAGE ? it : ((await itemIn(language)) ?? it)));
    const dates = it.pdataa === null ? `pdata=${it.pdata}` : `pdatada=${it.pdata}&pdataa=${it.pdataa}`;
    const columns = await inEach((language) =>
      query<ReportColumn>(`anagrafica_report_metadato?pfun=${id}&${dates}&plang=${language}`, language),
    );
    return { id, item, columns };
  }

  /** The API answers at most so many options at once: where there may be more, they are asked for by the digits of their code. */
  async function comuniOf(prefix: string): Promise<readonly OpzioneComune[]> {
    const found = await query<OpzioneComune>(`var_get_ua_comuni_lov_diffusione?procom=${prefix}`);
    if (found.length < CATALOGUE_LIST || prefix.length === CODE_LENGTH) return found;
    const parts: OpzioneComune[] = [];
    for (let digit = 0; digit < 10; digit += 1) parts.push(...(await comuniOf(`${prefix}${digit}`)));
    return parts;
  }

  const edition = await call<Edizione>('/api/edizione');
  const end = (date: string) => (date.startsWith('9999') ? null : date);
  const comuni = (await comuniOf('')).map((unit) => ({
    id: unit.id_comune_origine,
    code: unit.pro_com_t,
    name: unit.comune,
    detail: unit.sigla_automobilistica,
    from: unit.validita_da,
    to: end(unit.validita_a),
  }));
  const province = (await query<OpzioneUts>('var_get_ua_uts_lov_diffusione?uts=')).map((unit) => ({
    id: unit.id_uts_origine,
    code: unit.cod_uts,
    name: unit.denominazione_uts,
    detail: unit['descrizione tipo uts'],
    from: unit.validita_da,
    to: end(unit.validita_a),
  }));
  const regioni = (await query<OpzioneRegione>('var_get_ua_reg_lov_diffusione?reg=')).map((unit) => ({
    id: unit.id_regione_origine,
    code: unit.cod_regione,
    name: unit['denominazione regione'],
    detail: unit['descrizione tipo regione'],
    from: unit.validita_da,
    to: end(unit.validita_a),
  }));

  const reports: CatalogueReport[] = [];
  for (const { 'Id report': id } of await query<Microservizio>('get_elenco_microservizi')) {
    const found = await report(id);
    if (found) reports.push(found);
  }
  if ((await call<Edizione>('/api/edizione')).id !== edition.id)
    throw new CommandFailed('A new edition came into service meanwhile: run this again.');
  return {
    edition,
    reports: reports.sort((a, b) => a.id - b.id),
    units: { comuni: unitsByName(comuni), province: unitsByName(province), regioni: unitsByName(regioni) },
  };
}
