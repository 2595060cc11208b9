/**
 * The answers of the portal's API, call by call. Types only.
 * Dates are `YYYY-MM-DD` unless a field says otherwise; an open end is `9999-12-31`. Codes are strings with their leading zeros.
 */

/** Language of texts on the wire (`plang`, header `language`); any case is accepted. */
export type WireLanguage = 'IT' | 'EN';

/** DATA takes one date; PERIODO and ATTUALIZZAZIONE take two. */
export type ReportKind = 'DATA' | 'PERIODO' | 'ATTUALIZZAZIONE';

export type Livello = 'comune' | 'uts' | 'regione' | 'ripartizione';

/** A cell of a report. */
export type Cell = string | number | null;

/** A row keyed by column name or, in the stored queries, by label. */
export type Row = Readonly<Record<string, Cell>>;

/** Body of every answer with status 400 or above. Screens show `exception`, else `title`. */
export interface ErrorBody {
  readonly status: number;
  readonly title: string;
  /** What was wrong, in the language of the call. */
  readonly exception: string;
  /** The same as in the log and in the header `x-request-id`. */
  readonly requestId: string;
}

/** Envelope of a stored query of `ReportByUrl`. */
export interface Items<T> {
  readonly items: readonly T[];
}

/** Envelope of the code search queries and of the published services. */
export interface Resultset<T> {
  readonly resultset: readonly T[];
}

// ── edition, settings ──────────────────────────────────────────────────────────────────────────────────────────────────

export interface FonteEdizione {
  readonly nome: string;
  readonly licenza: string;
  readonly url: string | null;
}

/** `GET /api/edizione`: the edition of the data in use, as the footer shows it. */
export interface Edizione {
  /** Names the edition in addresses (`edizione=`) and ETags. */
  readonly id: string;
  readonly nome: string;
  /** The data are complete up to this day. */
  readonly aggiornata_al: string;
  /** True when the data come from the embedded packages and past figures are not exact. */
  readonly approssimata: boolean;
  readonly fonti: readonly FonteEdizione[];
}

/** `GET /api/Report/GetSettings`. */
export interface Settings {
  readonly AccessibilityDeclarationUrl: string;
  /** `Edizione.id`. */
  readonly Edizione: string;
  readonly EdizioneNome: string;
  /** `Edizione.aggiornata_al`. */
  readonly EdizioneData: string;
  readonly EdizioneApprossimata: 'true' | 'false';
}

// ── news ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A news item. The updates table shows titolo (Evento), sottotitolo (Descrizione), testo (Note), dataInserimento (Data Pubblicazione). */
export interface Promemoria {
  readonly idPromemoria: number;
  readonly tipoPromemoria: string;
  readonly titolo: string;
  readonly sottotitolo: string;
  /** Plain paragraphs, parted by an empty line. */
  readonly testo: string;
  readonly dataInizioValidita: string;
  readonly dataFineValidita: string | null;
  /** Publication date. */
  readonly dataInserimento: string;
  readonly idProvvedimento: string | null;
  /** Two lines: a date (DD/MM/YYYY), then the text after `Testo:`. */
  readonly testoProvvedimento: string | null;
}

export interface PageInfo {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly totalPages: number;
  readonly totalItems: number;
}

/** `GET /api/Promemoria`, newest start of validity first. `additionalInfo` counts the units in force at `dateTime`. */
export interface PromemoriaPage {
  readonly body: readonly Promemoria[];
  readonly info: PageInfo;
  readonly additionalInfo: {
    /** Municipalities, UTS and regions together. */
    readonly countValidate: number;
    readonly countValidateComuni: number;
    readonly countValidateUts: number;
    readonly countValidateRegioni: number;
  };
}

// ── glossary, page descriptions ────────────────────────────────────────────────────────────────────────────────────────

export interface GlossarioLink {
  readonly link: string;
  readonly hyperlink: string;
}

/** `GET /api/Report/Glossario` answers an array of these, by name. */
export interface TermineGlossario {
  readonly id_geoglossario: number;
  readonly nome: string;
  readonly descrizione: string;
  readonly id_geoglossario_partizione: number;
  readonly periodo: string | null;
  readonly fonte: string | null;
  readonly note: string | null;
  readonly versione: string | null;
  readonly anno: string | null;
  readonly links: readonly GlossarioLink[];
}

export interface UnitaPagina {
  readonly titolo: string;
  readonly sottotitolo: string;
  readonly elencoReport: readonly string[];
}

/** `GET /api/Report/DescrizionePagina/{pageId}`. Texts are plain paragraphs, parted by an empty line; a line that starts with `- ` is a list item. */
export interface DescrizionePagina {
  readonly descrizionePagina: string;
  readonly unita: readonly UnitaPagina[];
  readonly noteFondoPagina: string;
}

// ── reports ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** An option of `AmbitiGeografici` and `UnitaAmministrative`. */
export interface KeyValue {
  readonly key: number;
  readonly value: string;
}

/** A report in a list: search pages, home, `GetFunzione`, free search. */
export interface ReportListItem {
  readonly id_funzione: number;
  readonly titolo_report: string;
  readonly descrizione_report: string;
  /** `Periodo di consultazione del report: DD/MM/YYYY - DD/MM/YYYY`; screens leave the words out and show 31/12/9999 as today. */
  readonly periodo_dati: string;
  readonly periodo_dati_da: string;
  /** `9999-12-31` when open. */
  readonly periodo_dati_a: string;
  /** The date to open the report at; the start of the period for reports of two dates. */
  readonly pdata: string;
  /** The end of the period to open at; null for reports of one date. */
  readonly pdataa: string | null;
  readonly rule_showhide: 'ABILITATO' | 'NON_ABILITATO';
  /** Why the report is not enabled; null when it is. */
  readonly motivo: string | null;
  /** ATTUALIZZAZIONE reports say PERIODO here: they take two dates and follow its rules. */
  readonly tipo_analisi_temporale: 'DATA' | 'PERIODO';
  /** Names of the territorial scope and unit. */
  readonly ambito: string;
  readonly unita: string;
  /** The search page the report belongs to: DATA territorio, PERIODO variazioni, ATTUALIZZAZIONE ricostruzione. */
  readonly modo: ReportKind;
}

/** `GET /api/Report/Header/{data}/{funzione}`: each a list joined with `§`, one entry a column, same order. */
export interface ReportHeader {
  readonly label: string;
  readonly fonte: string;
  readonly guida: string;
  readonly link: string;
  readonly note: string;
  readonly colname: string;
}

export type ColumnType = 'VARCHAR' | 'NUMBER' | 'DATE';

/** Body of `POST /api/Report/Spool`. The n-th field goes with the n-th direction or value; `$BLANK$` filters cells without a value. */
export interface SpoolRequest {
  readonly orderFields?: readonly string[];
  readonly orderDirects?: readonly ('ASC' | 'DESC')[];
  readonly pFilterFields?: readonly string[];
  readonly pFilterValues?: readonly string[];
}

/**
 * A page of a report, or with `plovfield` the distinct values of one column. Cells of type DATE are `DD/MM/YYYY`.
 * The GET twin takes the same names as repeated query parameters, and `edizione`.
 */
export interface ReportSpool {
  readonly label: readonly string[];
  readonly colNames: readonly string[];
  readonly types: readonly ColumnType[];
  /** `''` when the value is shown as it is, else a mask: `999G999G990`, `999G990D0000`, `DD/MM/YYYY`. */
  readonly formatMasks: readonly string[];
  readonly body: readonly Row[];
  readonly totalRows: number;
}

/** Query parameter `pdoctype`. */
export type FileKind = 'XLSX' | 'CSV' | 'JSON';

/** Body of `ReportByUrl` and `DownloadByUrl`: `<stored query>?<parameters>`. */
export interface ByUrlRequest {
  readonly url: string;
  readonly cloudDataSource?: boolean;
}

/** Body of `POST /api/consultazioni`, answered with 204. */
export interface ConsultazioneRequest {
  readonly id_funzione: number;
}

/** A row of `anagrafica_report_metadato` and of `COL_DETAILS`: one column of the report. */
export interface ReportColumn {
  readonly COLNAME: string;
  readonly LABEL: string;
  readonly TYPE: ColumnType;
  readonly GUIDA: string;
  readonly NOTE: string;
  readonly FONTE: string;
  readonly LINK: string;
}

/** A row of `get_elenco_microservizi`. */
export interface Microservizio {
  readonly 'Id report': number;
  readonly 'Titolo report': string;
  /** `DD/MM/YYYY - DD/MM/YYYY`, an open end as today. */
  readonly 'Inizio/fine validità report': string;
  readonly 'Analisi temporale': ReportKind;
  readonly 'Ambito territoriale': string;
  readonly 'Unità territoriale': string;
  readonly 'parametri necessari': 'pfun - pdata' | 'pfun - pdatada - pdataa';
  /** JSON text of `ParametroMicroservizio[]`. */
  readonly 'descrizione parametri': string;
  /** Absolute addresses of the published services that answer with rows. */
  readonly SPOOL_LINK: string;
  readonly COUNT_LINK: string;
  readonly INFO_LINK: string;
  readonly SHOW_DATE: 'Y' | 'N';
}

export interface ParametroMicroservizio {
  readonly NomeParametro: string;
  readonly DescrizioneParametro: string;
}

/** A row of the download area queries `area_dwn_*`. */
export interface VoceAreaDownload {
  readonly id: string;
  readonly label: string;
  readonly idPadre: string | null;
  /** The `url` to give to `DownloadByUrl`; null for kinds and themes. */
  readonly file: string | null;
}

// ── code search ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `ricercacodice_criterio`: 1 municipality, 2 province/UTS, 3 region. */
export interface TipologiaUnita {
  readonly return_code: '1' | '2' | '3';
  readonly label_tipologia: string;
}

/** `ricercacodice_criterio_lov`: `V` is `<code> - <name>`. `RC` goes into `prc`; it tells apart units that shared a code or a name. */
export interface ValoreRicercaCodice {
  readonly V: string;
  readonly RC: string;
}

/** `ricercacodice_criterio_res`: one row a version, newest first. Further keys by kind of unit. Dates DD/MM/YYYY; an open end is a blank. */
export interface RigaRicercaCodice {
  readonly 'Codice Istat': string;
  readonly Denominazione: string;
  readonly 'Data inizio': string;
  readonly 'Data fine': string;
  readonly [label: string]: Cell;
}

// ── history ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `var_get_ua_comuni_lov_diffusione`. Homonyms and codes used twice are told apart by `sigla_automobilistica` and validity. */
export interface OpzioneComune {
  readonly pro_com_t: string;
  readonly comune: string;
  readonly id_comune_origine: number;
  readonly sigla_automobilistica: string | null;
  readonly validita_da: string;
  readonly validita_a: string;
}

/** `var_get_ua_uts_lov_diffusione`. */
export interface OpzioneUts {
  readonly cod_uts: string;
  readonly denominazione_uts: string;
  readonly 'tipo uts': string | null;
  readonly 'descrizione tipo uts': string | null;
  readonly id_uts_origine: number;
  readonly validita_da: string;
  readonly validita_a: string;
}

/** `var_get_ua_reg_lov_diffusione`. */
export interface OpzioneRegione {
  readonly cod_regione: string;
  readonly 'denominazione regione': string;
  readonly 'tipo regione': string | null;
  readonly 'descrizione tipo regione': string | null;
  readonly id_regione_origine: number;
  readonly validita_da: string;
  readonly validita_a: string;
}

/** How an event is known: stated by a source, following from two versions, or the only candidate. */
export type Certezza = 'dichiarato' | 'derivato' | 'dedotto';

/**
 * A row of `var_get_ua_*_lov_rs`, oldest first; a row for every related unit. Keys of the other two kinds of unit are null.
 * `idcomuneorig`, `id_uts_origine`, `id_regione_origine`, `mcrvar` (`tipo variazione`), `idprovv` and `idevento` of the detail queries come from here.
 */
export interface RigaVariazione {
  readonly id_evento: number;
  /** `CD-Cambio denominazione`. */
  readonly variazione: string;
  /** `CD`. */
  readonly 'tipo variazione': string;
  /** DD/MM/YYYY. */
  readonly 'data evento': string;
  readonly 'descrizione evento': string;
  readonly 'identificativo provvedimento': string | null;
  readonly id_comune_origine: number | null;
  readonly id_uts: string | null;
  readonly id_uts_origine: number | null;
  readonly id_regione: string | null;
  readonly id_regione_origine: number | null;
  readonly 'tipo uts': string | null;
  readonly 'tipo reg': string | null;
  /** DD/MM/YYYY. */
  readonly 'data decorrenza': string;
  /** DD/MM/YYYY. */
  readonly dt_prv_var: string | null;
  /** Code and name of the unit after the event (before it for an extinction). */
  readonly 'codice corrente': string;
  readonly 'denominazione corrente': string;
  /** DD/MM/YYYY. */
  readonly data_inizio_amministrativa: string;
  /** Place in the list, from 1. */
  readonly orderr: number;
  readonly certezza: Certezza;
}

/** A row of `..._lov_rs_dett`: the provision of an event. */
export interface DettaglioProvvedimento {
  readonly identificativo_provvedimento: string | null;
  readonly provvedimento: string | null;
  /** DD/MM/YYYY. */
  readonly data_provvedimento: string | null;
  readonly contenuto: string | null;
  readonly url_pdf: string | null;
}

/**
 * A row of `..._lov_rs_dett_ass`: a unit involved in the event, keyed by label. Municipalities: `Codice Comune`, `Denominazione`, `Sigla automobilistica`,
 * `Codice Comune associato`, `Denominazione associata`, `Sigla associata`. UTS: `Codice Uts`, `Denominazione`, `Codice Uts associato`, `Denominazione associata`.
 * Regions: `Codice Ripartizione`, `Codice Compartimento/Regione`, `Denominazione`, `CodCompRegAss`.
 */
export type DettaglioAssociato = Readonly<Record<string, string | null>>;

// ── units ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `GET /api/unita?q&livello&lingua&pagina` answers an array of at most 20 of these, best first. */
export interface Unita {
  readonly id: number;
  readonly livello: Livello;
  /** Last known code and name. */
  readonly codice: string;
  readonly denominazione: string;
  readonly denominazioni_precedenti: readonly string[];
  /** Name of the province, null above it. */
  readonly provincia: string | null;
  readonly validita_da: string;
  readonly validita_a: string;
}

export interface VersioneUnita {
  readonly codice: string;
  readonly denominazione: string;
  readonly provincia: string | null;
  readonly sigla_automobilistica: string | null;
  readonly regione: string | null;
  readonly codice_catastale: string | null;
  readonly validita_da: string;
  /** First day out of force. */
  readonly validita_a: string;
}

export interface RiferimentoUnita {
  readonly id: number;
  readonly codice: string;
  readonly denominazione: string;
}

export interface EventoUnita {
  readonly id: number;
  readonly data: string;
  /** Kind of change (`CS`, `ES`, `CD`, `AP`, `RN`, ...); null when the source does not say. */
  readonly tipo: string | null;
  readonly descrizione: string;
  readonly certezza: Certezza;
  readonly unita_relativa: RiferimentoUnita | null;
  readonly provvedimento: string | null;
}

export interface PassoUnita extends RiferimentoUnita {
  readonly data: string;
  readonly tipo: string | null;
  readonly certezza: Certezza;
}

/** `GET /api/unita/{id}/storia`. */
export interface StoriaUnita {
  readonly id: number;
  readonly livello: Livello;
  readonly versioni: readonly VersioneUnita[];
  readonly eventi: readonly EventoUnita[];
  readonly predecessori: readonly PassoUnita[];
  readonly successori: readonly PassoUnita[];
}

/** `GET /api/serie/{livello}` answers an array of these: units in force from that day on, one point a day of change. */
export interface PuntoSerie {
  readonly data: string;
  readonly numero: number;
}

// ── published services ─────────────────────────────────────────────────────────────────────────────────────────────────

/** The only row when a report is not available at the date (status 200, as existing clients expect). */
export interface ReportNonDisponibile {
  readonly ERRCODE: 'REPORT NON DISPONIBILE';
}

export interface ConteggioRighe {
  readonly NUM_ROWS: number;
}

/** `GET /publish/anagrafica_report_metadato_web`. */
export interface MetadatiPubblicati {
  readonly 'REPORT NAME': string;
  readonly 'REPORT DESCRIZIONE': string;
  readonly COL_DETAILS: readonly ReportColumn[];
}
