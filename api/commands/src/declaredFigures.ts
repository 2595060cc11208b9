import { columnName, columnPlace, type Figure, figureFaults, type OpenedList } from '@territori/traduzione';
import type { TraduciOptions } from './traduciOptions.ts';
import { UsageError } from './UsageError.ts';

/** The figures that `--conteggi` and `--tassi` declare, by their columns. Throws UsageError for a declaration that cannot hold. */
export function declaredFigures({ table, recognition }: OpenedList, { conteggi, tassi }: TraduciOptions): Figure[] {
  const listed = (text: string | undefined) => (text ?? '').split(',').filter((part) => part.trim() !== '');
  const figures = [
    ...listed(conteggi).map((column): Figure => ({ kind: 'conteggio', column: columnPlace(table, column) })),
    ...listed(tassi).map((part): Figure => {
      const split = part.lastIndexOf(':');
      if (split === -1) throw new UsageError('figure.senza_peso', { parte: part });
      const weight = part.slice(split + 1);
      return {
        kind: 'tasso',
        column: columnPlace(table, part.slice(0, split)),
        weight: weight === 'popolazione' ? weight : columnPlace(table, weight),
      };
    }),
  ];
  const [wrong] = figureFaults(figures, recognition.chosen);
  if (wrong) throw new UsageError(`figure.${wrong.fault}`, { colonna: columnName(table, wrong.figure.column) });
  return figures;
}
