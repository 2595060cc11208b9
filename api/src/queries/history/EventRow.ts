import type { Certezza } from '@territori/contract/wire';

/** What the database says of an event. */
export interface EventRow {
  id: number;
  unita_id: number;
  data: string;
  tipo: string | null;
  certezza: Certezza;
  /** Null where no source has it. */
  codice: string | null;
  denominazione: string;
  codice_prima: string | null;
  denominazione_prima: string | null;
  codice_dopo: string | null;
  denominazione_dopo: string | null;
  provincia_prima: string | null;
  provincia_dopo: string | null;
  codice_relativo: string | null;
  denominazione_relativa: string | null;
  certezza_relativa: Certezza | null;
  provvedimento_id: number | null;
  contenuto_provvedimento: string | null;
  tipo_unita: string | null;
}
