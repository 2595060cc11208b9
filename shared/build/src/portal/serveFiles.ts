import { relative, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { cacheControl, isPrivate } from './cacheRules.ts';

/**
 * Serves the files of a site, or those of one section of it, with the compression that lies beside them. Files that
 * visitors do not need are not served.
 * @param section serves only `/mf/<section>/`
 */
export function serveFiles(server: FastifyInstance, { site, section }: { site: string; section?: string }): void {
  const below = section ? `mf/${section}/` : '';
  const root = resolve(site, below);
  server.register(fastifyStatic, {
    root,
    prefix: `/${below}`,
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    allowedPath: (path) => !isPrivate(below + path.slice(1)),
    setHeaders: (reply, file) => {
      const path = relative(site, file).replace(/\.(br|gz)$/, '');
      reply.header('cache-control', cacheControl(path));
      // a section may be used by pages of other origins
      if (path.startsWith('mf/')) reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
