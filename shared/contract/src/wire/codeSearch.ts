import type { Cell } from './values.ts';

/** `ricercacodice_criterio`: 1 municipality, 2 province/UTS, 3 region. */
export interface TipologiaUnita {
  readonly return_code: '1' | '2' | '3';
  readonly label_tipologia: string;
}

/** `ricercacodice_criterio_lov`: `V` is `<code> - <name>`, the name alone where no source has the code. `RC` goes into `prc`; it tells apart units that shared a code or a name. */
export interface ValoreRicercaCodice {
  readonly V: string;
  readonly RC: string;
}

/** `ricercacodice_criterio_res`: one row a version, newest first. Further keys by kind of unit: of a UTS `Codice Istat` is the historical code, `Codice Uts` the statistical one. Dates DD/MM/YYYY; an open end is a blank. */
export interface RigaRicercaCodice {
  readonly 'Codice Istat': string;
  readonly Denominazione: string;
  readonly 'Data inizio': string;
  readonly 'Data fine': string;
  readonly [label: string]: Cell;
}
