import { columnName, columnPlace, type Figure, type FigureFault, figureFaults, type OpenedList } from '@territori/traduzione';
import type { Localized } from '@territori/wire/language';
import type { TraduciOptions } from './traduciOptions.ts';
import { UsageError } from './UsageError.ts';

const FAULTS: Readonly<Record<FigureFault, Localized>> = {
  ripetuta: {
    it: 'La colonna "{colonna}" è dichiarata due volte in --conteggi e --tassi.',
    en: 'The column "{colonna}" is declared twice in --conteggi and --tassi.',
  },
  colonna_dei_codici: {
    it: 'La colonna "{colonna}" è quella dei codici o dei nomi: non si somma. Se i codici sono in un’altra, indicala con --colonna.',
    en: 'The column "{colonna}" is that of the codes or names: it does not add up. If the codes are in another one, name that with --colonna.',
  },
  peso_dei_codici: {
    it: '--tassi: il peso di "{colonna}" è la colonna dei codici o dei nomi. Indica una colonna di conteggi, o "popolazione".',
    en: '--tassi: the weight of "{colonna}" is the column of the codes or names. Name a column of counts, or "popolazione".',
  },
  peso_di_se_stessa: {
    it: '--tassi: la colonna "{colonna}" è il peso di se stessa. Indica una colonna di conteggi, o "popolazione".',
    en: '--tassi: the column "{colonna}" is its own weight. Name a column of counts, or "popolazione".',
  },
};

const SENZA_PESO: Localized = {
  it: '--tassi: "{parte}" è senza peso. Scrivi COLONNA:PESO.',
  en: '--tassi: "{parte}" has no weight. Write COLUMN:WEIGHT.',
};

/** The figures that `--conteggi` and `--tassi` declare, by their columns. Throws UsageError for a declaration that cannot hold. */
export function declaredFigures({ table, recognition }: OpenedList, { conteggi, tassi }: TraduciOptions): Figure[] {
  const listed = (text: string | undefined) => (text ?? '').split(',').filter((part) => part.trim() !== '');
  const figures = [
    ...listed(conteggi).map((column): Figure => ({ kind: 'conteggio', column: columnPlace(table, column) })),
    ...listed(tassi).map((part): Figure => {
      const split = part.lastIndexOf(':');
      if (split === -1) throw new UsageError(SENZA_PESO, { parte: part });
      const weight = part.slice(split + 1);
      return {
        kind: 'tasso',
        column: columnPlace(table, part.slice(0, split)),
        weight: weight === 'popolazione' ? weight : columnPlace(table, weight),
      };
    }),
  ];
  const [wrong] = figureFaults(figures, recognition.chosen);
  if (wrong) throw new UsageError(FAULTS[wrong.fault], { colonna: columnName(table, wrong.figure.column) });
  return figures;
}
