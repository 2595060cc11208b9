import type { Confronto } from '@territori/contract/v1';

export type KindOfChange = Confronto['variazioni'][number];

/** A line of the account that leads from the first number to the last one. */
export interface LedgerLine {
  /** Kind and effect: different for each line of an account. */
  readonly key: string;
  readonly change: KindOfChange;
  /** What the changes of this line do to the number in all. */
  readonly sum: number;
  /** The number after this line. */
  readonly total: number;
}

/** Place in the account: what adds, what takes away, what leaves the number as it is. */
const place = ({ effetto }: KindOfChange) => (effetto > 0 ? 0 : effetto < 0 ? 1 : 2);

/** The changes as an account: what adds, what takes away, what leaves the number as it is. The last total is the last number. */
export function ledger({ inizio, variazioni }: Pick<Confronto, 'inizio' | 'variazioni'>): readonly LedgerLine[] {
  let total = inizio;
  return [...variazioni]
    .sort((a, b) => place(a) - place(b) || b.numero - a.numero)
    .map((change) => {
      const sum = change.effetto * change.numero;
      total += sum;
      return { key: `${change.tipo ?? 'nd'}${change.effetto}`, change, sum, total };
    });
}
