import { MUNICIPALITY, PROVINCE, REGION } from '@territori/edition/changes/historyLevels';
import { codeSearchKinds, codeSearchResult, codeSearchValues } from './codeSearch.ts';
import { areaDownload, downloadFiles, downloadKinds, downloadScopes, downloadUnits, spoolDownload } from './downloadArea.ts';
import { changesOf } from './history/changes.ts';
import { actsOf, unitsInvolvedIn } from './history/details.ts';
import { municipalityOptions, provinceOptions, regionOptions } from './history/options.ts';
import { microservices } from './microservices.ts';
import type { FileQuery, PassingQuery, RowQuery } from './query.ts';
import { byScopeAndUnit, columnMetadata, freeSearch, highlights, mostConsulted } from './reportLists.ts';

/** The stored queries that `ReportByUrl` answers, by name. */
export const ROW_QUERIES: Readonly<Record<string, RowQuery | PassingQuery>> = {
  get_elenco_microservizi: microservices,
  anagrafica_report_ambito_ua: byScopeAndUnit,
  anagrafica_report_metadato: columnMetadata,
  homepage_report_evidenza: highlights,
  homepage_report_consultati: { passing: mostConsulted },
  report_search_free: freeSearch,
  area_dwn_type_web_lov: downloadKinds,
  area_dwn_type_macrotema_web: downloadScopes,
  area_dwn_type_tema_web: downloadUnits,
  area_dwn_type_file_web: downloadFiles,
  ricercacodice_criterio: codeSearchKinds,
  ricercacodice_criterio_lov: codeSearchValues,
  ricercacodice_criterio_res: codeSearchResult,
  var_get_ua_comuni_lov_diffusione: municipalityOptions,
  var_get_ua_uts_lov_diffusione: provinceOptions,
  var_get_ua_reg_lov_diffusione: regionOptions,
  var_get_ua_comuni_lov_rs: changesOf(MUNICIPALITY),
  var_get_ua_uts_lov_rs: changesOf(PROVINCE),
  var_get_ua_reg_lov_rs: changesOf(REGION),
  var_get_ua_comuni_lov_rs_dett: actsOf(MUNICIPALITY),
  var_get_ua_uts_lov_rs_dett: actsOf(PROVINCE),
  var_get_ua_reg_lov_rs_dett: actsOf(REGION),
  var_get_ua_comuni_lov_rs_dett_ass: unitsInvolvedIn(MUNICIPALITY),
  var_get_ua_uts_lov_rs_dett_ass: unitsInvolvedIn(PROVINCE),
  var_get_ua_reg_lov_rs_dett_ass: unitsInvolvedIn(REGION),
};

/** The stored queries that yield a file, for `DownloadByUrl` and `ReportByUrl` alike. */
export const FILE_QUERIES: Readonly<Record<string, FileQuery>> = {
  reportspooldownload: spoolDownload,
  area_download_get_report_file_clob: areaDownload,
};
