import type { RigaRicercaCodice } from '@territori/contract/wire';

/** The code and name of a row, such as `001001 - Agliè`, as the list of units writes them. No source has the code of some former municipalities. */
export function codeAndName(row: RigaRicercaCodice): string {
  return [row['Codice Istat'], row.Denominazione].filter(Boolean).join(' - ');
}
