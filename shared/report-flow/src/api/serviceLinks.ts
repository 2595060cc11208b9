import type { Microservizio, ParametroMicroservizio } from '@territori/contract/wire';
import { formatDate } from '@territori/kit/dates';
import type { ReportDates } from '../data/reportDates.ts';

/** The addresses of a report's published services. */
export interface ServiceLinks {
  readonly rows: string;
  readonly count: string;
  readonly info: string;
}

/** The links of a report at the chosen dates; the API returns them at the latest valid dates. */
export function serviceLinks(service: Microservizio, dates: ReportDates): ServiceLinks {
  const parameters = dates.to === undefined ? { pdata: dates.from } : { pdatada: dates.from, pdataa: dates.to };
  const at = (link: string) => {
    const url = new URL(link, document.baseURI);
    for (const [name, date] of Object.entries(parameters)) url.searchParams.set(name, formatDate(date));
    // slashes are legal in a query, and dates are easier to read with them
    return url.href.replaceAll('%2F', '/');
  };
  return { rows: at(service.SPOOL_LINK), count: at(service.COUNT_LINK), info: at(service.INFO_LINK) };
}

/** The parameters of a report's services with their descriptions; none when the API's text is not a list. */
export function serviceParameters(service: Microservizio): readonly ParametroMicroservizio[] {
  try {
    const list: unknown = JSON.parse(service['descrizione parametri']);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
