import type { Certezza } from '../../schemas/wire.ts';

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
  /** The other side of the event, as `evento.relativa` has it: estero when it is a foreign state. */
  relativa: string;
  /** True when the event itself names the other unit; without, the steps of that day do. */
  altra_nominata: boolean;
  /** The other units, null when there are none. */
  altre: readonly OtherUnit[] | null;
  provvedimento_id: number | null;
  contenuto_provvedimento: string | null;
  tipo_unita: string | null;
}

/** Another unit of an event, as it was then. */
export interface OtherUnit {
  codice: string | null;
  denominazione: string;
  certezza: Certezza;
}
