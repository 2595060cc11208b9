import type { Candidate } from '../recognise/Candidate.ts';
import type { Figure } from './Aggregation.ts';

/**
 * Why a declared figure cannot be used.
 * - `ripetuta`: an earlier declaration names the same column
 * - `colonna_dei_codici`: the column holds the codes or names of the list, or the provinces that are read with them
 * - `peso_dei_codici`: the column of the weights holds them
 * - `peso_di_se_stessa`: a rate is weighted by itself
 */
export type FigureFault = 'ripetuta' | 'colonna_dei_codici' | 'peso_dei_codici' | 'peso_di_se_stessa';

/** The declarations that cannot hold for a list, each with its fault. */
export function figureFaults(
  figures: readonly Figure[],
  { column: codes, province }: Candidate,
): { readonly figure: Figure; readonly fault: FigureFault }[] {
  const ofCodes = (column: number) => column === codes || column === province;
  return figures.flatMap((figure, place) => {
    const fault = (fault: FigureFault) => [{ figure, fault }];
    if (figures.findIndex(({ column }) => column === figure.column) < place) return fault('ripetuta');
    if (ofCodes(figure.column)) return fault('colonna_dei_codici');
    if (figure.kind === 'conteggio' || figure.weight === 'popolazione') return [];
    if (ofCodes(figure.weight)) return fault('peso_dei_codici');
    return figure.weight === figure.column ? fault('peso_di_se_stessa') : [];
  });
}
