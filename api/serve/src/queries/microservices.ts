import { earliest, italianDay, OPEN_END } from '@territori/history/dates/day';
import type { Language } from '@territori/languages';
import { textIn } from '@territori/languages';
import { CATALOGUE } from '@territori/reports/catalogue';
import { type ReportDefinition, scopeName, takesTwoDates, unitName } from '@territori/reports/definition';
import type { Holdings } from '@territori/reports/Holdings';
import type { Microservizio, ParametroMicroservizio } from '@territori/wire';
import { message } from '../message.ts';
import { lacksOf, missingFile, notEnabledBecause } from '../reports/availability.ts';
import { periodOf } from '../reports/period.ts';
import type { RowQuery } from './query.ts';

/** What a call of a report takes: one day, or a period. */
function parametersOf(two: boolean, language: Language): ParametroMicroservizio[] {
  const t = message.in(language);
  const report = { NomeParametro: 'pfun', DescrizioneParametro: t('microservices.report') };
  if (!two) return [report, { NomeParametro: 'pdata', DescrizioneParametro: t('microservices.day') }];
  return [
    report,
    { NomeParametro: 'pdatada', DescrizioneParametro: t('microservices.start') },
    { NomeParametro: 'pdataa', DescrizioneParametro: t('microservices.end') },
  ];
}

/** `get_elenco_microservizi`: the catalogue of the published services, one row for each report, or only the report `p_id_funzione`. */
export const microservices: RowQuery = async ({ services, edition, language, parameters, origin }) => {
  const holdings = await services.reports.holdings(edition);
  const id = parameters.integer('p_id_funzione');
  const wanted = [...CATALOGUE.values()].filter((report) => id === undefined || report.id === id);
  return { items: wanted.map((report) => describeService(report, holdings, language, services.today(), origin)) };
};

/** The links contain the latest valid date, or the whole period, so that they return rows; a report without rows says so. */
function describeService(report: ReportDefinition, holdings: Holdings, language: Language, today: string, origin: string): Microservizio {
  const period = periodOf(report, holdings);
  const [start, end] = [italianDay(period.from), italianDay(earliest(period.to, today))];
  const two = takesTwoDates(report);
  const reason = notEnabledBecause(report, holdings);
  const query = two ? `pfun=${report.id}&pdatada=${start}&pdataa=${end}` : `pfun=${report.id}&pdata=${end}`;
  return {
    'Id report': report.id,
    'Titolo report': textIn(report.title, language),
    'Inizio/fine validità report': `${italianDay(report.from)} - ${report.to === OPEN_END ? italianDay(today) : italianDay(report.to)}`,
    'Analisi temporale': report.kind,
    'Ambito territoriale': textIn(scopeName(report.scope), language),
    'Unità territoriale': textIn(unitName(report.unit), language),
    'parametri necessari': two ? 'pfun - pdatada - pdataa' : 'pfun - pdata',
    'descrizione parametri': JSON.stringify(parametersOf(two, language)),
    SPOOL_LINK: `${origin}/publish/reportspooljson?${query}`,
    COUNT_LINK: `${origin}/publish/reportspooljsoncount?${query}`,
    INFO_LINK: `${origin}/publish/anagrafica_report_metadato_web?${query}`,
    SHOW_DATE: report.showDate ? 'Y' : 'N',
    disponibile: reason === null,
    motivo: textIn(reason, language) ?? null,
    file_mancante: missingFile(report, holdings),
    mancanze: reason ? null : (textIn(lacksOf(report, holdings), language) ?? null),
  };
}
