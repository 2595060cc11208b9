import type { Language } from '@territori/contract';
import type { Items, ReportColumn } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import type { ReportDates } from './reportDates.ts';
import { wireLanguage } from './wireLanguage.ts';

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
