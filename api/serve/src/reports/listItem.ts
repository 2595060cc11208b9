import { type Day, earliest, italianDay } from '@territori/history/dates/day';
import type { Language, Localized } from '@territori/languages';
import { textIn } from '@territori/languages';
import { type ReportDefinition, scopeName, takesTwoDates, unitName } from '@territori/reports/definition';
import type { Holdings } from '@territori/reports/Holdings';
import type { ReportListItem } from '@territori/wire';
import type { Content } from '../content/schema.ts';
import { message } from '../message.ts';
import { notEnabledBecause } from './availability.ts';
import { noteOn } from './noteOn.ts';
import { periodOf } from './period.ts';

const PERIOD = message('listItem.reportConsultationPeriod');

/** The long text of a report: that of the editors, else that of its definition, else none. */
export const descriptionOf = (report: ReportDefinition, content: Content, language: Language): string =>
  textIn(content.reports.get(report.id)?.descrizione, language)?.trim() ?? textIn(report.description, language) ?? '';

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
    titolo_report: textIn(report.title, language),
    descrizione_report: descriptionOf(report, content, language),
    periodo_dati: `${textIn(PERIOD, language)} ${italianDay(period.from)} - ${italianDay(period.to)}`,
    periodo_dati_da: period.from,
    periodo_dati_a: period.to,
    pdata: takesTwoDates(report) ? period.from : end,
    pdataa: takesTwoDates(report) ? end : null,
    rule_showhide: reason ? 'NON_ABILITATO' : 'ABILITATO',
    motivo: textIn(reason, language) ?? null,
    avviso: reason ? null : (textIn(noteAt(report, holdings, day ?? (takesTwoDates(report) ? period.from : end)), language) ?? null),
    tipo_analisi_temporale: takesTwoDates(report) ? 'PERIODO' : 'DATA',
    ambito: textIn(scopeName(report.scope), language),
    unita: textIn(unitName(report.unit), language),
    modo: report.kind,
  };
}
