import type { Localized } from '@territori/wire/language';
import type { FastifyError } from 'fastify';

/** The largest body of a call, in kilobytes. */
export const BODY_KILOBYTES = 64;

/** The messages for calls that the framework refuses before a route receives them, by error code. */
const REFUSALS: Readonly<Record<string, Localized>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { it: 'Il corpo della richiesta non è JSON valido.', en: 'The body of the request is not valid JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { it: 'Il corpo della richiesta è vuoto.', en: 'The body of the request is empty.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    it: 'Il corpo della richiesta non ha la lunghezza dichiarata in Content-Length.',
    en: 'The body of the request does not have the length that Content-Length says.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    it: `Il corpo della richiesta supera i ${BODY_KILOBYTES} KB.`,
    en: `The body of the request is larger than ${BODY_KILOBYTES} KB.`,
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    it: 'Il corpo della richiesta deve essere di tipo application/json.',
    en: 'The body of the request must be of type application/json.',
  },
  FST_ERR_BAD_URL: {
    it: 'L’indirizzo contiene una sequenza % che non è testo in UTF-8.',
    en: 'The address contains a % sequence that is not valid UTF-8.',
  },
  FST_ERR_MAX_PARAM_LENGTH: { it: 'Una parte dell’indirizzo è troppo lunga.', en: 'A part of the address is too long.' },
};

const UNNAMED: Localized = { it: 'Il servizio non accetta questa richiesta.', en: 'The service does not accept this request.' };

/** The message for a call that the framework refused, in both languages. */
export const frameworkMessage = ({ code }: Pick<FastifyError, 'code'>): Localized => REFUSALS[code] ?? UNNAMED;
