import type { ReportColumn } from './reports.ts';

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
