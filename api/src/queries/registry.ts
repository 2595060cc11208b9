import { microservices } from './microservices.ts';
import type { FileQuery, RowQuery } from './query.ts';
import { byScopeAndUnit, columnMetadata, freeSearch, highlights, mostConsulted } from './reportLists.ts';

/** The stored queries that `ReportByUrl` answers, by name. */
export const ROW_QUERIES: Readonly<Record<string, RowQuery>> = {
  get_elenco_microservizi: microservices,
  anagrafica_report_ambito_ua: byScopeAndUnit,
  anagrafica_report_metadato: columnMetadata,
  homepage_report_evidenza: highlights,
  homepage_report_consultati: mostConsulted,
  report_search_free: freeSearch,
};

/** The stored queries that yield a file, for `DownloadByUrl`. */
export const FILE_QUERIES: Readonly<Record<string, FileQuery>> = {};
