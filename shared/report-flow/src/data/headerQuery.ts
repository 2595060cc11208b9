import type { Language } from '@territori/contract';
import type { ReportHeader } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import type { ColumnMetadata } from './ColumnMetadata.ts';
import type { ReportDates } from './reportDates.ts';
import { wireLanguage } from './wireLanguage.ts';

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
