import type { Certezza } from './history.ts';
import type { Livello } from './values.ts';

/** `GET /api/unita?q&livello&lingua&pagina` answers an array of at most 20 of these, best first. */
export interface Unita {
  readonly id: number;
  readonly livello: Livello;
  /** Last known code and name; the code is empty where no source has it. */
  readonly codice: string;
  readonly denominazione: string;
  readonly denominazioni_precedenti: readonly string[];
  /** Name of the province, null above it. */
  readonly provincia: string | null;
  readonly validita_da: string;
  readonly validita_a: string;
}

export interface VersioneUnita {
  readonly codice: string;
  readonly denominazione: string;
  readonly provincia: string | null;
  readonly sigla_automobilistica: string | null;
  readonly regione: string | null;
  readonly codice_catastale: string | null;
  readonly validita_da: string;
  /** First day out of force. */
  readonly validita_a: string;
}

export interface RiferimentoUnita {
  readonly id: number;
  readonly codice: string;
  readonly denominazione: string;
}

export interface EventoUnita {
  readonly id: number;
  readonly data: string;
  /** Kind of change (`CS`, `ES`, `CD`, `AP`, `RN`, ...); null when the source does not say. */
  readonly tipo: string | null;
  readonly descrizione: string;
  readonly certezza: Certezza;
  readonly unita_relativa: RiferimentoUnita | null;
  readonly provvedimento: string | null;
}

export interface PassoUnita extends RiferimentoUnita {
  readonly data: string;
  readonly tipo: string | null;
  readonly certezza: Certezza;
}

/** `GET /api/unita/{id}/storia`. */
export interface StoriaUnita {
  readonly id: number;
  readonly livello: Livello;
  readonly versioni: readonly VersioneUnita[];
  readonly eventi: readonly EventoUnita[];
  readonly predecessori: readonly PassoUnita[];
  readonly successori: readonly PassoUnita[];
}

/** `GET /api/serie/{livello}` answers an array of these: units in force from that day on, one point a day of change. */
export interface PuntoSerie {
  readonly data: string;
  readonly numero: number;
}
