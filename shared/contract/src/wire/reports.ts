import type { ReportKind, Row } from './values.ts';

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
