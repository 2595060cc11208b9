import { earliest } from '@territori/history/dates/day';
import { textIn } from '@territori/languages';
import { type ReportDefinition, takesTwoDates } from '@territori/reports/definition';
import { plainText } from '@territori/traduzione/nomi';
import type { ReportListItem } from '@territori/wire';
import { readKind } from '../reports/kind.ts';
import { periodOf, resolveDates } from '../reports/period.ts';
import type { QueryCall, RowQuery } from './query.ts';

/** How many reports a home list shows. */
const HOME_LIST = 10;

/** The entries of the reports that can be opened, in the order of their ids. */
async function inOrder({ services, edition, language }: QueryCall, ids: readonly number[]): Promise<ReportListItem[]> {
  const found = await services.reports.list(edition, language, ({ id }) => ids.includes(id));
  return ids.flatMap((id) => found.find((item) => item.id_funzione === id && item.rule_showhide === 'ABILITATO') ?? []);
}

/** `homepage_report_evidenza`: the reports that the editors highlight. */
export const highlights: RowQuery = async (call) => ({ items: await inOrder(call, call.services.content.home.evidenza) });

/** `homepage_report_consultati`: the reports opened most often in the last year, then those that the editors chose. */
export const mostConsulted: RowQuery = async (call) => {
  const { openings, content, today } = call.services;
  const opened = await openings.ranking(call.edition, today());
  const ids = [...new Set([...opened.slice(0, HOME_LIST), ...content.home.consultati])];
  return { items: (await inOrder(call, ids)).slice(0, HOME_LIST) };
};

/** `anagrafica_report_ambito_ua`: the reports of a scope and unit that can be consulted at the dates. */
export const byScopeAndUnit: RowQuery = async ({ services, edition, language, parameters }) => {
  const { from = services.today(), to } = parameters.dates();
  const [scope, unit, mode] = [parameters.integer('pambito'), parameters.integer('punitamm'), parameters.text('ptab')];
  const kind = mode === undefined ? undefined : readKind('ptab', mode);
  const fits = (report: ReportDefinition) =>
    (scope === undefined || report.scope === scope) &&
    (unit === undefined || report.unit === unit) &&
    (kind === undefined ? takesTwoDates(report) === (to !== undefined) : report.kind === kind);
  const valid = (await services.reports.validAt(edition, from, to)).filter(fits);
  return { items: await services.reports.list(edition, language, (report) => valid.includes(report), earliest(from, services.today())) };
};

/**
 * `report_search_free`: the reports whose title, description or columns contain every word; those with the words in the title come first.
 */
export const freeSearch: RowQuery = async ({ services, edition, language, parameters }) => {
  const words = plainText(parameters.text('p_rep_par') ?? '')
    .split(' ')
    .filter(Boolean);
  if (words.length === 0) return { items: [] };
  const holdings = await services.reports.holdings(edition);
  const list = await services.reports.list(edition, language);
  const scored = list.map((item) => {
    const report = services.reports.find(item.id_funzione);
    const period = periodOf(report, holdings);
    const labels = report.query
      ?.fields(resolveDates(report, period, item.pdata, item.pdataa ?? undefined, services.today()))
      .map(({ column }) => `${column.name} ${textIn(column.label, language)}`);
    const [title, description, columns] = [item.titolo_report, item.descrizione_report, (labels ?? []).join(' ')].map(plainText);
    const score = words.map((word) =>
      `${item.id_funzione}` === word || title?.includes(word) ? 4 : description?.includes(word) ? 2 : columns?.includes(word) ? 1 : 0,
    );
    return { item, score: score.includes(0) ? 0 : score.reduce<number>((sum, each) => sum + each, 0) };
  });
  const found = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || a.item.id_funzione - b.item.id_funzione);
  return { items: found.map(({ item }) => item) };
};

/** `anagrafica_report_metadato`: the metadata of each column of a report at the dates. */
export const columnMetadata: RowQuery = async ({ services, edition, language, parameters }) => {
  const { from = services.today(), to } = parameters.dates();
  const open = await services.reports.open(edition, parameters.requiredInteger('pfun'), from, to);
  return { items: services.reports.columns(open, language) };
};
