/** A file of the archive. */
export interface ArchiveFile {
  readonly nome: string;
  readonly formato: 'csv' | 'jsonl' | 'parquet' | 'sqlite' | 'json' | 'testo';
  /** The table that it holds; null for a file with several tables or with none. */
  readonly tabella: string | null;
  readonly byte: number;
  /** Rows of its table, null for a file without a table. */
  readonly righe: number | null;
  readonly sha256: string;
}

/** The files of one edition, as its folder keeps them in `indice.json`. Nothing in it depends on when and where the edition was loaded. */
export interface ArchiveIndex {
  /** Name of the edition. */
  readonly edizione: string;
  /** The day up to which the municipal changes are known. */
  readonly aggiornata_al: string;
  readonly file: readonly ArchiveFile[];
}

export const INDEX = 'indice.json';
