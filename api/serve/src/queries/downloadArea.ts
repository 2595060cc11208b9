import { earliest } from '@territori/history/dates/day';
import { textIn } from '@territori/languages';
import { CATALOGUE } from '@territori/reports/catalogue';
import { type ReportDefinition, scopeName, takesTwoDates, unitName } from '@territori/reports/definition';
import { EVERYTHING } from '@territori/reports/Selection';
import type { VoceAreaDownload } from '@territori/wire';
import { FILE_KINDS, readFileKind } from '../exports/fileKind.ts';
import { type ReportFile, reportFile } from '../exports/reportFile.ts';
import { notEnabledBecause } from '../reports/availability.ts';
import { periodOf } from '../reports/period.ts';
import type { FileQuery, QueryCall, RowQuery } from './query.ts';

/** The reports that have a file: every choice in the download area leads to at least one file. */
async function enabledReports({ services, edition }: QueryCall): Promise<ReportDefinition[]> {
  const holdings = await services.reports.holdings(edition);
  return [...CATALOGUE.values()].filter((report) => notEnabledBecause(report, holdings) === null);
}

/** `area_dwn_type_web_lov`: the kinds of file. */
export const downloadKinds: RowQuery = async () => ({
  items: FILE_KINDS.map((kind): VoceAreaDownload => ({ id: kind, label: kind, idPadre: null, file: null })),
});

/** `area_dwn_type_macrotema_web`: the scopes; `ptipodwnl` is the kind of file that was chosen. */
export const downloadScopes: RowQuery = async (call) => {
  const kind = readFileKind('ptipodwnl', call.parameters.text('ptipodwnl'));
  const scopes = [...new Set((await enabledReports(call)).map(({ scope }) => scope))].sort();
  return {
    items: scopes.map(
      (scope): VoceAreaDownload => ({ id: `${scope}`, label: textIn(scopeName(scope), call.language), idPadre: kind ?? null, file: null }),
    ),
  };
};

/** `area_dwn_type_tema_web`: the units of each scope. */
export const downloadUnits: RowQuery = async (call) => {
  const units = new Map((await enabledReports(call)).map(({ scope, unit }) => [`${scope}-${unit}`, { scope, unit }]));
  const items = [...units].map(
    ([id, { scope, unit }]): VoceAreaDownload => ({ id, label: textIn(unitName(unit), call.language), idPadre: `${scope}`, file: null }),
  );
  return { items: items.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true })) };
};

/** `area_dwn_type_file_web`: the reports of each unit, as files of the latest valid date or of the whole period. */
export const downloadFiles: RowQuery = async (call) => {
  const kind = readFileKind('ptipodwnl', call.parameters.text('ptipodwnl')) ?? 'XLSX';
  const reports = await enabledReports(call);
  return {
    items: reports.map(
      ({ id, title, scope, unit }): VoceAreaDownload => ({
        id: `${id}`,
        label: textIn(title, call.language),
        idPadre: `${scope}-${unit}`,
        file: `area_download_get_report_file_clob?id=${id}&pdoctype=${kind}`,
      }),
    ),
  };
};

/** `reportspooldownload`: a report at dates as a file; `poffset` (from 1) and `pnext` select a block of rows. */
export const spoolDownload: FileQuery = async (call) => {
  const { parameters, services } = call;
  const { from = services.today(), to } = parameters.dates();
  const next = parameters.integer('pnext');
  const offset = parameters.integer('poffset') ?? 1;
  const window =
    next === undefined && offset === 1 ? undefined : { offset: Math.max(0, offset - 1), limit: next ?? Number.MAX_SAFE_INTEGER };
  return fileOf(call, parameters.requiredInteger('pfun'), from, to, window);
};

/** `area_download_get_report_file_clob`: the file of an entry of the download area. */
export const areaDownload: FileQuery = async (call) => {
  const { services, edition, parameters } = call;
  const report = services.reports.find(parameters.requiredInteger('id'));
  const period = periodOf(report, await services.reports.holdings(edition));
  const end = earliest(period.to, services.today());
  return takesTwoDates(report) ? fileOf(call, report.id, period.from, end) : fileOf(call, report.id, end);
};

async function fileOf(
  call: QueryCall,
  id: number,
  from: string,
  to?: string,
  window?: { offset: number; limit: number },
): Promise<ReportFile> {
  const { services, edition, language, parameters } = call;
  const kind = readFileKind('pdoctype', parameters.text('pdoctype')) ?? 'XLSX';
  const open = await services.reports.open(edition, id, from, to);
  const metadata = parameters.text('pmetadati') === '1';
  return reportFile(services.reports, {
    open,
    selection: EVERYTHING,
    kind,
    language,
    creator: services.identity.product,
    metadata,
    window,
  });
}
