import type { Language } from '@territori/contract';
import type { DescrizionePagina, Items, KeyValue, ReportKind, ReportListItem } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import type { ReportDates } from './reportDates.ts';
import { wireLanguage } from './wireLanguage.ts';

/** The options that all calls of a search page share. */
export interface SearchContext {
  readonly api: Api;
  readonly language: Language;
  /** The page's number in the API: 1 territorio, 2 variazioni, 3 ricostruzione. */
  readonly pageId: number;
  readonly mode: ReportKind;
  /** True where the page shows failures without the words of the catalogue of errors. */
  readonly silent: boolean;
}

export function scopesQuery({ api, language, pageId, silent }: SearchContext, dates: ReportDates) {
  return queryOptions({
    queryKey: ['scopes', pageId, dates, language],
    queryFn: ({ signal }) => {
      const query = { dataStart: dates.from, dataEnd: dates.to, plang: wireLanguage(language) };
      return api.get<readonly KeyValue[]>(`/api/Report/AmbitiGeografici/${pageId}`, { query, signal, silent, inPlace: true });
    },
  });
}

export function unitsQuery({ api, language, mode, silent }: SearchContext, dates: ReportDates, scope: number) {
  return queryOptions({
    queryKey: ['units', mode, dates, scope, language],
    queryFn: ({ signal }) => {
      const query = { dataA: dates.to, plang: wireLanguage(language) };
      return api.get<readonly KeyValue[]>(`/api/Report/UnitaAmministrative/${dates.from}/${scope}/${mode}`, {
        query,
        signal,
        silent,
        inPlace: true,
      });
    },
  });
}

export function reportsQuery({ api, language, mode, silent }: SearchContext, dates: ReportDates, scope: number, unit: number) {
  return queryOptions({
    queryKey: ['reports', mode, dates, scope, unit, language],
    queryFn: async ({ signal }) => {
      const asked = dates.to === undefined ? { pdata: dates.from } : { pdatada: dates.from, pdataa: dates.to };
      const parameters = { ...asked, pambito: scope, ptab: mode, punitamm: unit, plang: wireLanguage(language) };
      return (await api.query<Items<ReportListItem>>('anagrafica_report_ambito_ua', parameters, { signal, silent, inPlace: true })).items;
    },
  });
}

/** The texts of a search page. A failure shows no message: the page then has no texts. */
export function pageDescriptionQuery({ api, language, pageId }: SearchContext) {
  return queryOptions({
    queryKey: ['page-description', pageId, language],
    queryFn: ({ signal }) => {
      const query = { plang: wireLanguage(language) };
      return api.get<DescrizionePagina>(`/api/Report/DescrizionePagina/${pageId}`, { query, signal, silent: true });
    },
  });
}
