import type { Verdict } from '../recognise/Epoch.ts';
import type { Weighting } from '../translate/weights.ts';
import type { ReportedQuestion } from './reportedQuestion.ts';

export interface ReportedEpoch {
  readonly dal: string | null;
  readonly al: string | null;
  readonly quota: number;
  readonly verdetto: Verdict;
  readonly alternative: readonly { readonly dal: string; readonly al: string | null; readonly quota: number }[];
}

export interface ReportedColumn {
  readonly nome: string;
  /** Counted from 1. */
  readonly indice: number;
  readonly tipo: string;
}

export interface ReportedUnit {
  readonly codice: string;
  readonly denominazione: string;
}

/** What `--rapporto` writes. */
export interface Report {
  readonly file: string;
  readonly foglio: string | null;
  readonly righe: number;
  /** Null when no column was recognised. */
  readonly colonna: ReportedColumn | null;
  /** The column of provinces with which the code or the name is put together. */
  readonly colonna_provincia: ReportedColumn | null;
  readonly colonna_nome: ReportedColumn | null;
  /** Other columns of codes, and the time of theirs. */
  readonly altre_colonne: readonly (ReportedColumn & { readonly epoca: ReportedEpoch })[];
  readonly epoca: ReportedEpoch & {
    readonly discordanti: readonly { readonly valore: string; readonly motivo: string; readonly suggerimento: string | null }[];
  };
  /** The day asked. */
  readonly al: string;
  readonly domanda: ReportedQuestion | null;
  /** The decisions of a file or of the page that were applied, each with its rows. */
  readonly decisioni: readonly {
    readonly valore: string;
    readonly accanto: string | null;
    readonly unita: number | null;
    readonly codice: string;
    readonly denominazione: string;
    readonly righe: number;
  }[];
  readonly esiti: Readonly<Record<string, number>>;
  readonly valori: { readonly distinti: number; readonly riconosciuti: number; readonly righe_senza_valore: number };
  readonly conservazione?: Readonly<Record<string, { readonly entrata: number; readonly uscita: number; readonly non_assegnata: number }>>;
  /** How declared figures came to the units of the day asked. */
  readonly cifre?: {
    /** By what rows whose territory several units hold were distributed; null where they stay whole. */
    readonly metodo: Weighting | null;
    /** Years of the figures by which they were distributed. */
    readonly anni: readonly number[];
    readonly righe_divise: number;
    readonly righe_distribuite: number;
    readonly non_comparabili: readonly (ReportedUnit & { readonly territorio: readonly ReportedUnit[] })[];
    readonly nulle: readonly ReportedUnit[];
    readonly parziali: readonly ReportedUnit[];
  };
  readonly avvisi: readonly string[];
  readonly problema: { readonly codice: string; readonly parametri: Readonly<Record<string, string | number>> } | null;
}
