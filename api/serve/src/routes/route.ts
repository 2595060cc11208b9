import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Language } from '@territori/languages';
import type { FastifyRequest } from 'fastify';
import { languageOfRequest } from '../http/languageOfRequest.ts';
import type { Services } from '../services/services.ts';

/** Registers one group of routes that use the services. */
export type Routes = (services: Services) => FastifyPluginAsyncTypebox;

/** The language of a call that may have the parameter `plang` in its body. */
export const languageOfCall = (request: FastifyRequest, plang?: string): Language => languageOfRequest(request, plang);

/** The error answers that any call may give, for its schema. */
export const errorAnswers = { '4xx': { $ref: 'ErrorBody#' }, '5xx': { $ref: 'ErrorBody#' } } as const;
