import type { FastifyCorsOptions } from '@fastify/cors';

/** What a page of another site may do: call everything, without a cookie, and read the headers of an answer that its script needs. */
export const CROSS_ORIGIN: FastifyCorsOptions = {
  origin: '*',
  methods: ['GET', 'HEAD', 'POST'],
  allowedHeaders: ['content-type', 'language', 'authorization', 'if-none-match', 'if-range', 'range'],
  exposedHeaders: [
    'accept-ranges',
    'allow',
    'avviso',
    'content-disposition',
    'content-language',
    'content-length',
    'content-range',
    'deprecation',
    'etag',
    'link',
    'ratelimit-limit',
    'ratelimit-remaining',
    'ratelimit-reset',
    'retry-after',
    'sunset',
    'x-ratelimit-limit',
    'x-ratelimit-remaining',
    'x-ratelimit-reset',
    'x-request-id',
  ],
  maxAge: 86_400,
};
