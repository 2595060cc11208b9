import type { Localized } from '@territori/languages';
import { message } from '../../message.ts';

/** A kind of error of `/api/v1`: its status, its title, and what its page says about the cause and the remedy. */
export interface ProblemKind {
  readonly status: number;
  readonly title: Localized;
  readonly explanation: Localized;
}

/** The errors of `/api/v1` by their stable `codice`. A published code keeps its name and its status. */
export const PROBLEM_KINDS = {
  parametro_sconosciuto: {
    status: 400,
    title: message('problemKinds.parametro_sconosciuto.title'),
    explanation: message('problemKinds.parametro_sconosciuto.explanation'),
  },
  parametro_non_valido: {
    status: 400,
    title: message('problemKinds.parametro_non_valido.title'),
    explanation: message('problemKinds.parametro_non_valido.explanation'),
  },
  parametro_mancante: {
    status: 400,
    title: message('problemKinds.parametro_mancante.title'),
    explanation: message('problemKinds.parametro_mancante.explanation'),
  },
  parametri_incompatibili: {
    status: 400,
    title: message('problemKinds.parametri_incompatibili.title'),
    explanation: message('problemKinds.parametri_incompatibili.explanation'),
  },
  campo_sconosciuto: {
    status: 400,
    title: message('problemKinds.campo_sconosciuto.title'),
    explanation: message('problemKinds.campo_sconosciuto.explanation'),
  },
  data_fuori_periodo: {
    status: 400,
    title: message('problemKinds.data_fuori_periodo.title'),
    explanation: message('problemKinds.data_fuori_periodo.explanation'),
  },
  valore_sconosciuto: {
    status: 400,
    title: message('problemKinds.valore_sconosciuto.title'),
    explanation: message('problemKinds.valore_sconosciuto.explanation'),
  },
  epoca_non_riconosciuta: {
    status: 400,
    title: message('problemKinds.epoca_non_riconosciuta.title'),
    explanation: message('problemKinds.epoca_non_riconosciuta.explanation'),
  },
  richiesta_non_valida: {
    status: 400,
    title: message('problemKinds.richiesta_non_valida.title'),
    explanation: message('problemKinds.richiesta_non_valida.explanation'),
  },
  indirizzo_inesistente: {
    status: 404,
    title: message('problemKinds.indirizzo_inesistente.title'),
    explanation: message('problemKinds.indirizzo_inesistente.explanation'),
  },
  unita_inesistente: {
    status: 404,
    title: message('problemKinds.unita_inesistente.title'),
    explanation: message('problemKinds.unita_inesistente.explanation'),
  },
  edizione_sconosciuta: {
    status: 404,
    title: message('problemKinds.edizione_sconosciuta.title'),
    explanation: message('problemKinds.edizione_sconosciuta.explanation'),
  },
  metodo_non_ammesso: {
    status: 405,
    title: message('problemKinds.metodo_non_ammesso.title'),
    explanation: message('problemKinds.metodo_non_ammesso.explanation'),
  },
  formato_non_disponibile: {
    status: 406,
    title: message('problemKinds.formato_non_disponibile.title'),
    explanation: message('problemKinds.formato_non_disponibile.explanation'),
  },
  edizione_superata: {
    status: 410,
    title: message('problemKinds.edizione_superata.title'),
    explanation: message('problemKinds.edizione_superata.explanation'),
  },
  intervallo_non_valido: {
    status: 416,
    title: message('problemKinds.intervallo_non_valido.title'),
    explanation: message('problemKinds.intervallo_non_valido.explanation'),
  },
  corpo_troppo_grande: {
    status: 413,
    title: message('problemKinds.corpo_troppo_grande.title'),
    explanation: message('problemKinds.corpo_troppo_grande.explanation'),
  },
  tipo_non_accettato: {
    status: 415,
    title: message('problemKinds.tipo_non_accettato.title'),
    explanation: message('problemKinds.tipo_non_accettato.explanation'),
  },
  troppe_richieste: {
    status: 429,
    title: message('problemKinds.troppe_richieste.title'),
    explanation: message('problemKinds.troppe_richieste.explanation'),
  },
  errore_interno: {
    status: 500,
    title: message('problemKinds.errore_interno.title'),
    explanation: message('problemKinds.errore_interno.explanation'),
  },
  non_disponibile: {
    status: 503,
    title: message('problemKinds.non_disponibile.title'),
    explanation: message('problemKinds.non_disponibile.explanation'),
  },
  confini_assenti: {
    status: 404,
    title: message('problemKinds.confini_assenti.title'),
    explanation: message('problemKinds.confini_assenti.explanation'),
  },
  archivio_assente: {
    status: 404,
    title: message('problemKinds.archivio_assente.title'),
    explanation: message('problemKinds.archivio_assente.explanation'),
  },
  archivio_in_preparazione: {
    status: 503,
    title: message('problemKinds.archivio_in_preparazione.title'),
    explanation: message('problemKinds.archivio_in_preparazione.explanation'),
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof PROBLEM_KINDS;

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
