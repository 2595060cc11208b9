import type { Certezza } from '@territori/wire';

/** An event as the database returns it. */
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
  /** The other side of the event, as in `evento.relativa`: `estero` for a foreign state. */
  relativa: string;
  /** True when the event itself names the other unit; false when it follows from the steps of that day. */
  altra_nominata: boolean;
  /** True when the event names the other unit and that unit goes on after the day of the event. */
  altra_resta: boolean;
  /** The other units, null when there are none. */
  altre: readonly OtherUnit[] | null;
  provvedimento_id: number | null;
  contenuto_provvedimento: string | null;
  tipo_unita: string | null;
}

/** Another unit of an event, in its state on that day. */
export interface OtherUnit {
  codice: string | null;
  denominazione: string;
  certezza: Certezza;
  /** True for a unit from which a step of that day leads to the unit of the event. */
  origine: boolean;
}
