import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { languageOfRequest } from '../http/languageOfRequest.ts';
import type { Language } from '../language/language.ts';
import type { Services } from '../services/services.ts';

/** One family of calls over the services. */
export type Routes = (services: Services) => FastifyPluginAsyncTypebox;

/** The language of a call whose parameter `plang` may be in its body. */
export const languageOfCall = (request: FastifyRequest, plang?: string): Language => languageOfRequest(request, plang);

/** The errors that any call may answer with, for its schema. */
export const errors = { '4xx': { $ref: 'ErrorBody#' }, '5xx': { $ref: 'ErrorBody#' } } as const;
