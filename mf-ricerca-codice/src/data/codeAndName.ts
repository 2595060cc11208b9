import type { RigaRicercaCodice } from '@territori/contract/wire';

/** Code and name of a row as the list of units writes them, `001001 - Agliè`. No source has the code of some former municipalities. */
export function codeAndName(row: RigaRicercaCodice): string {
  return [row['Codice Istat'], row.Denominazione].filter(Boolean).join(' - ');
}
