import { earliest, italianDay, OPEN_END } from '@territori/history/dates/day';
import { CATALOGUE } from '@territori/reports/catalogue';
import { type ReportDefinition, SCOPES, takesTwoDates, UNITS } from '@territori/reports/definition';
import type { Holdings } from '@territori/reports/Holdings';
import type { Microservizio, ParametroMicroservizio } from '@territori/wire';
import type { Language } from '@territori/wire/language';
import { lacksOf, missingFile, notEnabledBecause } from '../reports/availability.ts';
import { periodOf } from '../reports/period.ts';
import type { RowQuery } from './query.ts';

const PARAMETERS: Record<Language, { one: ParametroMicroservizio[]; two: ParametroMicroservizio[] }> = {
  it: parameters(
    'Id del report',
    'Data di riferimento, GG/MM/AAAA; una data futura vale oggi',
    'Inizio del periodo, GG/MM/AAAA',
    'Fine del periodo, GG/MM/AAAA',
  ),
  en: parameters(
    'Id of the report',
    'Reference date, DD/MM/YYYY; a future date means today',
    'Start of the period, DD/MM/YYYY',
    'End of the period, DD/MM/YYYY',
  ),
};

function parameters(report: string, day: string, start: string, end: string) {
  const describe = (NomeParametro: string, DescrizioneParametro: string) => ({ NomeParametro, DescrizioneParametro });
  return {
    one: [describe('pfun', report), describe('pdata', day)],
    two: [describe('pfun', report), describe('pdatada', start), describe('pdataa', end)],
  };
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
    'Titolo report': report.title[language],
    'Inizio/fine validità report': `${italianDay(report.from)} - ${report.to === OPEN_END ? italianDay(today) : italianDay(report.to)}`,
    'Analisi temporale': report.kind,
    'Ambito territoriale': SCOPES[report.scope][language],
    'Unità territoriale': UNITS[report.unit][language],
    'parametri necessari': two ? 'pfun - pdatada - pdataa' : 'pfun - pdata',
    'descrizione parametri': JSON.stringify(PARAMETERS[language][two ? 'two' : 'one']),
    SPOOL_LINK: `${origin}/publish/reportspooljson?${query}`,
    COUNT_LINK: `${origin}/publish/reportspooljsoncount?${query}`,
    INFO_LINK: `${origin}/publish/anagrafica_report_metadato_web?${query}`,
    SHOW_DATE: report.showDate ? 'Y' : 'N',
    disponibile: reason === null,
    motivo: reason?.[language] ?? null,
    file_mancante: missingFile(report, holdings),
    mancanze: reason ? null : (lacksOf(report, holdings)?.[language] ?? null),
  };
}
