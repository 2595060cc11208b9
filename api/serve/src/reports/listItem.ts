import { type Day, earliest, italianDay } from '@territori/history/dates/day';
import { type ReportDefinition, SCOPES, takesTwoDates, UNITS } from '@territori/reports/definition';
import type { Holdings } from '@territori/reports/Holdings';
import type { ReportListItem } from '@territori/wire';
import type { Language, Localized } from '@territori/wire/language';
import type { Content } from '../content/schema.ts';
import { notEnabledBecause } from './availability.ts';
import { noteOn } from './noteOn.ts';
import { periodOf } from './period.ts';

const PERIOD = { it: 'Periodo di consultazione del report:', en: 'Report consultation period:' };

/** The long text of a report, empty when the editors wrote none. */
export const descriptionOf = (report: ReportDefinition, content: Content, language: Language): string =>
  content.reports.get(report.id)?.descrizione[language].trim() ?? '';

/** The note of a report in a list, on the day at which it would be opened. */
function noteAt(report: ReportDefinition, holdings: Holdings, day: Day): Localized | null {
  const dates = { from: day, to: day };
  return noteOn({ report, dates, holdings }, (report.query ?? report.partial)?.fields(dates).map(({ column }) => column) ?? []);
}

/**
 * The entry of a report in a list, with the dates to open it at: one date opens at the latest valid day. `day` is the one that was chosen,
 * where one was.
 */
export function listItem(
  report: ReportDefinition,
  content: Content,
  holdings: Holdings,
  language: Language,
  today: Day,
  day?: Day,
): ReportListItem {
  const period = periodOf(report, holdings);
  const end = earliest(period.to, today);
  const reason = notEnabledBecause(report, holdings);
  return {
    id_funzione: report.id,
    titolo_report: report.title[language],
    descrizione_report: descriptionOf(report, content, language),
    periodo_dati: `${PERIOD[language]} ${italianDay(period.from)} - ${italianDay(period.to)}`,
    periodo_dati_da: period.from,
    periodo_dati_a: period.to,
    pdata: takesTwoDates(report) ? period.from : end,
    pdataa: takesTwoDates(report) ? end : null,
    rule_showhide: reason ? 'NON_ABILITATO' : 'ABILITATO',
    motivo: reason?.[language] ?? null,
    avviso: reason ? null : (noteAt(report, holdings, day ?? (takesTwoDates(report) ? period.from : end))?.[language] ?? null),
    tipo_analisi_temporale: takesTwoDates(report) ? 'PERIODO' : 'DATA',
    ambito: SCOPES[report.scope][language],
    unita: UNITS[report.unit][language],
    modo: report.kind,
  };
}
