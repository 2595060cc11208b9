import type { Holdings } from '../Holdings.ts';

/** A table of a report in the folder of an edition. */
export interface TableFile {
  /** Name without the ending, that of the `ReportTable`. */
  readonly nome: string;
  readonly byte: number;
  readonly righe: number;
  readonly sha256: string;
}

type Entries<M> = M extends ReadonlyMap<infer Key, infer Value> ? readonly (readonly [Key, Value])[] : never;

/** The tables of the reports of an edition, and what it holds beside: all that is needed to answer for a report. */
export interface TableIndex {
  readonly edizione: string;
  readonly contenuto: { readonly [Name in keyof Holdings]: Holdings[Name] extends boolean ? boolean : Entries<Holdings[Name]> };
  readonly tabelle: readonly TableFile[];
}

export const contentOf = (holdings: Holdings): TableIndex['contenuto'] => ({
  ...holdings,
  snapshots: [...holdings.snapshots],
  valuedDays: [...holdings.valuedDays],
});

export const holdingsOf = ({ contenuto }: TableIndex): Holdings => ({
  ...contenuto,
  snapshots: new Map(contenuto.snapshots),
  valuedDays: new Map(contenuto.valuedDays),
});
