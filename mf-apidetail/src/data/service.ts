import type { Microservizio } from '@territori/contract/wire';
import { formatDate, parseDate, today } from '@territori/kit';
import type { ReportPeriod } from '@territori/report-flow/viewer/reportDates';
import type { TypeaheadOption } from '@territori/ui/combobox';

export interface ServiceOption extends TypeaheadOption {
  readonly service: Microservizio;
}

/** `id - title`, with the period in brackets where the report's dates tell it from others of the same title. */
export function serviceOption(service: Microservizio): ServiceOption {
  const title = `${service['Id report']} - ${service['Titolo report']}`;
  return {
    service,
    value: String(service['Id report']),
    label: service.SHOW_DATE === 'Y' ? `${title} (${service['Inizio/fine validità report']})` : title,
  };
}

/** The days a report can be asked for. */
export function servicePeriod(service: Microservizio): ReportPeriod {
  const [from = '', to = ''] = service['Inizio/fine validità report'].split(' - ').map((date) => parseDate(date) ?? '');
  return { from, to: to || today(), kind: service['Analisi temporale'] === 'DATA' ? 'DATA' : 'PERIODO' };
}

/** The parameters of the published services for a report at its dates (`YYYY-MM-DD`); these are written `DD/MM/YYYY` there. */
export function serviceCall(
  service: Microservizio,
  dates: { readonly from: string; readonly to?: string | undefined },
): Readonly<Record<string, string>> {
  const pfun = String(service['Id report']);
  return dates.to === undefined
    ? { pfun, pdata: formatDate(dates.from) }
    : { pfun, pdatada: formatDate(dates.from), pdataa: formatDate(dates.to) };
}
