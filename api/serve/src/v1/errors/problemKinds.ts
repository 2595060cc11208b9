import type { Localized } from '@territori/languages';
import { message } from '../../message.ts';

/** The errors of `/api/v1` by their stable `codice`, with their status. A published code keeps its name and its status. */
export const STATUS_OF_PROBLEM = {
  parametro_sconosciuto: 400,
  parametro_non_valido: 400,
  parametro_mancante: 400,
  parametri_incompatibili: 400,
  campo_sconosciuto: 400,
  data_fuori_periodo: 400,
  valore_sconosciuto: 400,
  epoca_non_riconosciuta: 400,
  richiesta_non_valida: 400,
  indirizzo_inesistente: 404,
  unita_inesistente: 404,
  edizione_sconosciuta: 404,
  metodo_non_ammesso: 405,
  formato_non_disponibile: 406,
  edizione_superata: 410,
  intervallo_non_valido: 416,
  corpo_troppo_grande: 413,
  tipo_non_accettato: 415,
  troppe_richieste: 429,
  errore_interno: 500,
  non_disponibile: 503,
  confini_assenti: 404,
  archivio_assente: 404,
  archivio_in_preparazione: 503,
} as const;

export type ProblemCode = keyof typeof STATUS_OF_PROBLEM;

/** The title of an error. */
export const problemTitle = (code: ProblemCode): Localized => message(`problemKinds.${code}.title`);

/** What the page of an error says about the cause and the remedy. */
export const problemExplanation = (code: ProblemCode): Localized => message(`problemKinds.${code}.explanation`);

/** The code of an error that a part shared with the other interface describes by its status alone. */
export const CODE_OF_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'richiesta_non_valida',
  404: 'indirizzo_inesistente',
  413: 'corpo_troppo_grande',
  415: 'tipo_non_accettato',
  429: 'troppe_richieste',
  500: 'errore_interno',
  503: 'non_disponibile',
};
