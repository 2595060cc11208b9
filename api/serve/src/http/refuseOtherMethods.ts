import type { FastifyInstance, HTTPMethods } from 'fastify';

/** All methods that a call may refuse. */
const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The methods of each address that is registered after this call. */
export function methodsByAddress(app: FastifyInstance): ReadonlyMap<string, ReadonlySet<string>> {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const own = methods.get(url) ?? new Set(['OPTIONS']);
    for (const one of [method].flat()) own.add(String(one));
    methods.set(url, own);
  });
  return methods;
}

/**
 * Answers the methods that an address does not accept with an error, and with `Allow`.
 * @param methods those that it accepts
 * @param refusal makes the error for a method, given the accepted ones as a list in text
 */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  methods: ReadonlySet<string>,
  refusal: (method: string, allow: string) => Error,
): void {
  const allow = [...methods].join(', ');
  app.route({
    method: METHODS.filter((method) => !methods.has(method)) as HTTPMethods[],
    url,
    schema: { hide: true },
    // before a body is read
    onRequest: async ({ method }, reply) => {
      reply.header('allow', allow);
      throw refusal(method, allow);
    },
    handler: () => undefined,
  });
}
