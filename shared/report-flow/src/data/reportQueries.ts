import type { Language } from '@territori/contract';
import type { Items, Microservizio, ReportColumn, ReportHeader, ReportListItem } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import type { ReportDates } from './reportDates.ts';
import { wireLanguage } from './wireLanguage.ts';

/** A report by its id, with its whole period; null for an unknown report or one that is not enabled. */
export function reportQuery(api: Api, language: Language, id: number) {
  return queryOptions({
    queryKey: ['report', id, language],
    queryFn: async ({ signal }) => {
      const query = { funzione: id, plang: wireLanguage(language) };
      const { items } = await api.get<Items<ReportListItem>>('/api/Report/GetFunzione', { query, signal, inPlace: true });
      return items[0] ?? null;
    },
  });
}

/** The metadata of one column of a report. */
export type ColumnMetadata = Readonly<Record<'label' | 'name' | 'note' | 'source' | 'link' | 'guide', string>>;

/** The metadata of a report's columns, in their order. */
export function headerQuery(api: Api, language: Language, id: number, dates: ReportDates) {
  return queryOptions({
    queryKey: ['report-header', id, dates, language],
    queryFn: async ({ signal }): Promise<readonly ColumnMetadata[]> => {
      const query = { dataA: dates.to, plang: wireLanguage(language) };
      return readHeader(await api.get<ReportHeader>(`/api/Report/Header/${dates.from}/${id}`, { query, signal }));
    },
  });
}

/** Splits the lists of a header, which are joined with `§`. */
export function readHeader(header: ReportHeader): readonly ColumnMetadata[] {
  const list = (joined: string) => joined.split('§').map((text) => text.trim());
  const [names, labels, notes, sources, links, guides] = [
    header.colname,
    header.label,
    header.note,
    header.fonte,
    header.link,
    header.guida,
  ].map(list);
  return (names ?? []).flatMap((name, index) =>
    name === ''
      ? []
      : [
          {
            name,
            label: labels?.[index] || name,
            note: notes?.[index] ?? '',
            source: sources?.[index] ?? '',
            link: links?.[index] ?? '',
            guide: guides?.[index] ?? '',
          },
        ],
  );
}

/** The columns of a report for the info modal of its card. */
export function columnsQuery(api: Api, language: Language, id: number, dates: ReportDates, silent: boolean) {
  return queryOptions({
    queryKey: ['report-columns', id, dates, language],
    queryFn: async ({ signal }) => {
      const asked = dates.to === undefined ? { pdata: dates.from } : { pdatada: dates.from, pdataa: dates.to };
      const parameters = { pfun: id, ...asked, plang: wireLanguage(language) };
      return (await api.query<Items<ReportColumn>>('anagrafica_report_metadato', parameters, { signal, silent, inPlace: true })).items;
    },
  });
}

/** The published services of a report: parameters and links; null for a report without any. */
export function serviceQuery(api: Api, language: Language, id: number, silent: boolean) {
  return queryOptions({
    queryKey: ['report-service', id, language],
    queryFn: async ({ signal }) => {
      const parameters = { p_id_funzione: id, plang: wireLanguage(language) };
      return (
        (await api.query<Items<Microservizio>>('get_elenco_microservizi', parameters, { signal, silent, inPlace: true })).items[0] ?? null
      );
    },
  });
}
