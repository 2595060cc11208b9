import type { Localized } from '@territori/languages';
import type { FastifyError } from 'fastify';
import { message } from '../message.ts';

/** The largest body of a call, in kilobytes. */
export const BODY_KILOBYTES = 64;

/** The messages for calls that the framework refuses before a route receives them, by error code. */
const REFUSALS: Readonly<Record<string, Localized>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: message('frameworkMessage.refusals.fstErrCtpInvalidJsonBody'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: message('frameworkMessage.refusals.fstErrCtpInvalidContentLength'),
  FST_ERR_CTP_BODY_TOO_LARGE: message('frameworkMessage.refusals.fstErrCtpBodyTooLarge', { bodyKilobytes: BODY_KILOBYTES }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: message('frameworkMessage.refusals.fstErrCtpInvalidMediaType'),
  FST_ERR_BAD_URL: message('frameworkMessage.refusals.fstErrBadUrl'),
  FST_ERR_MAX_PARAM_LENGTH: message('frameworkMessage.refusals.fstErrMaxParamLength'),
};

const UNNAMED: Localized = message('frameworkMessage.serviceDoesNot');

/** The message for a call that the framework refused, in both languages. */
export const frameworkMessage = ({ code }: Pick<FastifyError, 'code'>): Localized => REFUSALS[code] ?? UNNAMED;
