import type { Microservizio } from '@territori/contract/wire';
import { parseDate, today } from '@territori/kit';
import type { ReportPeriod } from '@territori/report-flow/dates';
import type { TypeaheadOption } from '@territori/ui/combobox';

export interface ServiceOption extends TypeaheadOption {
  readonly service: Microservizio;
}

/** `id - title`, with the period in brackets where the report's dates distinguish it from others with the same title. */
export function serviceOption(service: Microservizio): ServiceOption {
  const title = `${service['Id report']} - ${service['Titolo report']}`;
  return {
    service,
    value: String(service['Id report']),
    label: service.SHOW_DATE === 'Y' ? `${title} (${service['Inizio/fine validità report']})` : title,
  };
}

/** The dates at which a report is available. */
export function servicePeriod(service: Microservizio): ReportPeriod {
  const [from = '', to = ''] = service['Inizio/fine validità report'].split(' - ').map((date) => parseDate(date) ?? '');
  return { from, to: to || today(), kind: service['Analisi temporale'] === 'DATA' ? 'DATA' : 'PERIODO' };
}
