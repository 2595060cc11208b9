import * as wire from '@territori/wire';
import { type TSchema, Type } from 'typebox';

/** One call with an answer worth showing. The test of it records the answer; the page of examples is made of them. */
export interface Example {
  readonly title: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Schema that the answer must fulfil; none for files. */
  readonly answers?: TSchema;
  /** Type of a file. */
  readonly file?: RegExp;
  /** True for an answer that is too long to be shown: only its type and name are. */
  readonly long?: true;
}

const get = (title: string, url: string, answers: TSchema): Example => ({ title, method: 'GET', url, answers });
const file = (title: string, url: string, type: RegExp): Example => ({ title, method: 'GET', url, file: type });
const query = (title: string, url: string, answers: TSchema): Example => ({
  title,
  method: 'POST',
  url: '/api/Report/ReportByUrl',
  body: { url },
  answers,
});

const XLSX = /spreadsheetml/;

export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  'Service, settings, news': [
    get('Is the database there?', '/api/HealthCheck', Type.Literal('OK')),
    get('The edition in use', '/api/edizione', wire.Edizione),
    get('Settings', '/api/Report/GetSettings', wire.Settings),
    { ...file('The definitions of these calls, OpenAPI 3.1', '/api/Report/DefinizioniApi', /json/), long: true },
    { ...file('Those of the published services, Swagger 2.0', '/api/Report/DefinizioniApi?formato=swagger2', /json/), long: true },
    get('News valid on a day', '/api/Promemoria?PageNum=1&PageSize=1&flagDiffusione=1&dateTime=2025-06-01', wire.PromemoriaPage),
    file('All news as XLSX', '/api/Promemoria/Download', XLSX),
    { title: 'Count the opening of a report', method: 'POST', url: '/api/consultazioni', body: { id_funzione: 61 } },
  ],
  'Glossary and pages': [
    get('The glossary in English', '/api/Report/Glossario?plang=EN', Type.Array(wire.TermineGlossario)),
    file('The glossary as XLSX', '/api/Report/GeoglossarioDownload?pfilter=comune', XLSX),
    get('The texts of a page', '/api/Report/DescrizionePagina/1', wire.DescrizionePagina),
  ],
  'Finding a report': [
    get('Scopes that have a report at a date', '/api/Report/AmbitiGeografici/1?dataStart=2025-01-01', Type.Array(wire.KeyValue)),
    get(
      'Scopes that have a report of changes over a period',
      '/api/Report/AmbitiGeografici/2?dataStart=2000-01-01&dataEnd=2020-01-01&plang=EN',
      Type.Array(wire.KeyValue),
    ),
    get('Units of a scope that have one', '/api/Report/UnitaAmministrative/1900-01-01/1/DATA', Type.Array(wire.KeyValue)),
    get(
      'Units of a scope that have one over a period',
      '/api/Report/UnitaAmministrative/2000-01-01/1/PERIODO?dataA=2020-01-01',
      Type.Array(wire.KeyValue),
    ),
    query(
      'Reports of a scope and unit',
      'anagrafica_report_ambito_ua?pdata=2025-01-01&pambito=1&punitamm=3',
      wire.items(wire.ReportListItem),
    ),
    query('Reports by words', 'report_search_free?p_rep_par=province%20dimensione', wire.items(wire.ReportListItem)),
    query('Highlights', 'homepage_report_evidenza', wire.items(wire.ReportListItem)),
    get(
      'The same, by an address that can be revalidated',
      '/api/Report/ReportByUrl?url=homepage_report_evidenza',
      wire.items(wire.ReportListItem),
    ),
    query('Most consulted', 'homepage_report_consultati', wire.items(wire.ReportListItem)),
    get('One report with its period', '/api/Report/GetFunzione?funzione=61&dateFrom=2025-01-01', wire.items(wire.ReportListItem)),
    get(
      'One report of two dates, in English',
      '/api/Report/GetFunzione?funzione=99&dateFrom=2000-01-01&dateTo=2020-01-01&plang=EN',
      wire.items(wire.ReportListItem),
    ),
    query('The catalogue of the published services', 'get_elenco_microservizi?p_id_funzione=304', wire.items(wire.Microservizio)),
  ],
  'Reading a report': [
    get('Texts of the columns, as lists', '/api/Report/Header/2025-01-01/71', wire.ReportHeader),
    get('Those of a report of two dates', '/api/Report/Header/2000-01-01/104?dataA=2020-01-01', wire.ReportHeader),
    query('Texts of the columns, as rows', 'anagrafica_report_metadato?pfun=71&pdata=2025-01-01', wire.items(wire.ReportColumn)),
    {
      title: 'A page, filtered and sorted',
      method: 'POST',
      url: '/api/Report/Spool/2025-01-01/64?PageNum=1&PageSize=2',
      body: { pFilterFields: ['DEN_REG'], pFilterValues: ['Piemonte'], orderFields: ['DEN_UTS'], orderDirects: ['DESC'] },
      answers: wire.ReportSpool,
    },
    get(
      'The same as an address that can be kept',
      '/api/Report/Spool/2025-01-01/64?PageSize=1&pFilterFields=DEN_REG&pFilterValues=Piemonte&orderFields=DEN_UTS&orderDirects=DESC',
      wire.ReportSpool,
    ),
    get(
      'Rows whose name contains a text',
      '/api/Report/Spool/2025-01-01/64?PageSize=2&pFilterFields=DEN_UTS&pFilterOperators=CONTAINS&pFilterValues=monza',
      wire.ReportSpool,
    ),
    get('A page of changes between two dates', '/api/Report/Spool/2006-01-01/104?dataA=2008-12-31&PageNum=2&PageSize=2', wire.ReportSpool),
    {
      title: 'The values of a column under the other filters, in English',
      method: 'POST',
      url: '/api/Report/Spool/2000-01-01/98?dataA=2020-12-31&plovfield=SIGLA_UTS&PageSize=999999&plang=EN',
      body: { pFilterFields: ['ANNO'], pFilterValues: ['2014'] },
      answers: wire.ReportSpool,
    },
    {
      title: 'Filtered rows as CSV',
      method: 'POST',
      url: '/api/Report/Spool/2025-01-01/64?pdoctype=CSV',
      body: { pFilterFields: ['DEN_REG'], pFilterValues: ['Umbria'] },
      file: /text\/csv/,
    },
    {
      title: 'Filtered rows as XLSX with metadata',
      method: 'POST',
      url: '/api/Report/Spool/2025-01-01/64?pdoctype=XLSX&pmetadati=1',
      body: { pFilterFields: ['DEN_REG'], pFilterValues: ['Umbria'] },
      file: XLSX,
    },
    get('The values of a column', '/api/Report/Spool/2025-01-01/64?plovfield=DEN_RIP&PageSize=999999', wire.ReportSpool),
    file('All rows as CSV', '/api/Report/Spool/2025-01-01/71?pdoctype=CSV', /text\/csv/),
    file('All rows as XLSX with metadata', '/api/Report/Spool/2025-01-01/71?pdoctype=XLSX&pmetadati=1', XLSX),
    get('All rows as JSON', '/api/Report/Spool/2025-01-01/71?pdoctype=JSON', wire.resultset(wire.Row)),
  ],
  'Download area': [
    query('Kinds of file', 'area_dwn_type_web_lov', wire.items(wire.VoceAreaDownload)),
    query('Scopes', 'area_dwn_type_macrotema_web?ptipodwnl=CSV', wire.items(wire.VoceAreaDownload)),
    query('Units', 'area_dwn_type_tema_web', wire.items(wire.VoceAreaDownload)),
    query('Files', 'area_dwn_type_file_web?ptipodwnl=CSV', wire.items(wire.VoceAreaDownload)),
    {
      title: 'A block of rows as a file',
      method: 'POST',
      url: '/api/Report/DownloadByUrl',
      body: { url: 'reportspooldownload?pfun=61&pdata=01/01/2025&pdoctype=CSV&poffset=1&pnext=2' },
      file: /text\/csv/,
    },
    {
      title: 'A file of the area',
      method: 'POST',
      url: '/api/Report/DownloadByUrl',
      body: { url: 'area_download_get_report_file_clob?id=71&pdoctype=JSON' },
      file: /json/,
    },
    file(
      'A file by an address',
      '/api/Report/DownloadByUrl?url=area_download_get_report_file_clob%3Fid%3D71%26pdoctype%3DCSV',
      /text\/csv/,
    ),
  ],
  'Codes and history': [
    query('Kinds of unit', 'ricercacodice_criterio?haRuolo', wire.items(wire.TipologiaUnita)),
    query('Codes to choose from', 'ricercacodice_criterio_lov?haRuolo&ptipounit=3', wire.resultset(wire.ValoreRicercaCodice)),
    query('The codes of a unit', 'ricercacodice_criterio_res?haRuolo&ptipounit=1&prc=007805', wire.resultset(wire.RigaRicercaCodice)),
    query('Municipalities by name', 'var_get_ua_comuni_lov_diffusione?com=baranz', wire.items(wire.OpzioneComune)),
    query('Provinces by name', 'var_get_ua_uts_lov_diffusione?uts=torino', wire.items(wire.OpzioneUts)),
    query('Regions by code', 'var_get_ua_reg_lov_diffusione?codreg=14', wire.items(wire.OpzioneRegione)),
    query('What happened to a municipality', 'var_get_ua_comuni_lov_rs?procom=015250&com=Baranzate', wire.items(wire.RigaVariazione)),
    query('What happened to a province', 'var_get_ua_uts_lov_rs?coduts=061&uts=Caserta', wire.items(wire.RigaVariazione)),
    query('What happened to a region', 'var_get_ua_reg_lov_rs?codreg=14&reg=Molise', wire.items(wire.RigaVariazione)),
    query(
      'The acts behind a change',
      'var_get_ua_comuni_lov_rs_dett?idcomuneorig=10152500&mcrvar=ES',
      wire.items(wire.DettaglioProvvedimento),
    ),
    query(
      'The units involved in a change',
      'var_get_ua_comuni_lov_rs_dett_ass?idcomuneorig=10152500&mcrvar=ES',
      wire.items(wire.DettaglioAssociato),
    ),
    query(
      'The acts behind a change of a province',
      'var_get_ua_uts_lov_rs_dett?id_uts_origine=20000610&mcrvar=ES',
      wire.items(wire.DettaglioProvvedimento),
    ),
    query(
      'The provinces involved',
      'var_get_ua_uts_lov_rs_dett_ass?id_uts_origine=20000610&mcrvar=ES',
      wire.items(wire.DettaglioAssociato),
    ),
    query(
      'The acts behind a change of a region',
      'var_get_ua_reg_lov_rs_dett?id_regione_origine=30000140&mcrvar=CS',
      wire.items(wire.DettaglioProvvedimento),
    ),
    query(
      'The regions involved',
      'var_get_ua_reg_lov_rs_dett_ass?id_regione_origine=30000140&mcrvar=CS',
      wire.items(wire.DettaglioAssociato),
    ),
  ],
  Units: [
    get('Units by name, accents folded', '/api/unita?q=forli%20del', Type.Array(wire.Unita)),
    get('Provinces by name, the second page', '/api/unita?q=a&livello=uts&lingua=en&pagina=2', Type.Array(wire.Unita)),
    get('The history of a unit', '/api/unita/10158060/storia', wire.StoriaUnita),
    get('The number of regions over time', '/api/serie/regione', Type.Array(wire.PuntoSerie)),
  ],
  'Published services': [
    get('All rows of a report', '/publish/reportspooljson?pfun=68&pdata=01/01/2025', wire.notedResultset(wire.Row)),
    get('Changes of a period', '/publish/reportspooljson?pfun=98&pdatada=01/01/2020&pdataa=31/12/2024', wire.notedResultset(wire.Row)),
    get(
      'The same with dates as before 2026',
      '/publish/reportspooljson?pfun=98&pdatada=01/01/2020&pdataa=31/12/2024&pformatodate=DMY',
      wire.notedResultset(wire.Row),
    ),
    get('The number of rows', '/publish/reportspooljsoncount?pfun=61&pdata=01/01/1948', wire.resultset(wire.ConteggioRighe)),
    get(
      'The number of changes of a period',
      '/publish/reportspooljsoncount?pfun=98&pdatada=01/01/2020&pdataa=31/12/2024',
      wire.resultset(wire.ConteggioRighe),
    ),
    get('The columns of a report', '/publish/anagrafica_report_metadato_web?pfun=71&pdata=01/01/2025', wire.MetadatiPubblicati),
    get(
      'The columns of a report of two dates, in English',
      '/publish/anagrafica_report_metadato_web?pfun=104&pdatada=01/01/2020&pdataa=31/12/2024&plang=EN',
      wire.MetadatiPubblicati,
    ),
    get('A report that is not available', '/publish/reportspooljson?pfun=82&pdata=01/01/2005', wire.resultset(wire.ReportNonDisponibile)),
  ],
  Errors: [
    get('A date that does not exist', '/api/Report/Spool/2025-02-30/61', wire.ErrorBody),
    get('The same in English', '/api/Report/Spool/2025-02-30/61?plang=EN', wire.ErrorBody),
    query('A query that does not exist', 'drop_table?x=1', wire.ErrorBody),
  ],
};
