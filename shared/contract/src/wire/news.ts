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
