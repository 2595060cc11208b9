import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PortalConfig, Registry, RegistryEntry } from '@territori/contract';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { cacheControl } from './cacheRules.ts';
import { type Development, developerScript } from './developerScript.ts';
import { fileServerOptions, installPortalErrors } from './portalErrors.ts';
import { PORTAL_MODULE, portalModule } from './portalModule.ts';
import { securityContact } from './securityContact.ts';
import { contentSecurityPolicy, documentPolicy, framePolicy, securityHeaders } from './securityHeaders.ts';
import { serveFiles } from './serveFiles.ts';
import { FOR_OTHER_SITES, serveIdentity } from './serveIdentity.ts';
import { withProduct } from './withProduct.ts';

/** How the portal of one site is served. */
export interface PortalOptions {
  /** The site's folder. */
  readonly site: string;
  /** Answers `/config.json`. */
  readonly config: PortalConfig;
  /** The files of the identity, what it replaces in the page, and where to report a fault of security. */
  readonly identity?: {
    readonly folder: string;
    readonly files: readonly string[];
    readonly replacements: readonly (readonly [own: string, other: string])[];
    readonly security: string;
  };
  /** Origins that serve a section instead of this one, by section id (`http://127.0.0.1:4401`). */
  readonly sectionOrigins?: Readonly<Record<string, string>>;
  /** The sites that may show a section in a frame, as sources of `frame-ancestors`: all by default, as for the script. */
  readonly frameAncestors?: string;
  /** For a developer's portal, whose page reloads when its sources change. */
  readonly development?: Development;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const types: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json', html: 'text/html' };

/**
 * The static server of a portal: the shell at `/`, sections below `/mf/`, `/config.json`. A missing file is answered
 * with 404, whatever its name. Files are served with the compression that lies beside them; the few that change in
 * place are read again for each request.
 */
export function createPortalServer(options: PortalOptions): FastifyInstance {
  const { site, config, identity, sectionOrigins = {}, frameAncestors = '*', development } = options;
  const server = fastify({ ...fileServerOptions, routerOptions: { ignoreTrailingSlash: false } });
  const origins = Object.entries(sectionOrigins);
  const first = development ? `<script src="${developerScript(server, development)}"></script>` : '';

  server.addHook('onSend', async (request, reply) => {
    reply.headers(securityHeaders);
    if (/^\/(indice\/|robots\.txt|sitemap\.xml)/.test(request.url)) reply.header('content-security-policy', documentPolicy);
  });
  installPortalErrors(server);
  const allowed = {
    sectionOrigins: origins.map(([, origin]) => origin),
    apiOrigins: [config.api, config.publish ?? ''].filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin),
  };

  server.get('/', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const policy = contentSecurityPolicy({
      nonce,
      // outside production a section may run from the developer's own machine: `?section.<id>=http://localhost:…`
      developmentOrigins: config.environment ? ['http://localhost:*'] : [],
      ...allowed,
    });
    const own = await readFile(join(site, 'index.html'), 'utf8');
    const page = (identity?.replacements ?? []).reduce((text, [mark, other]) => text.replaceAll(mark, () => other), own);
    reply.header('content-security-policy', policy);
    return send(request, reply, 'index.html', page.replaceAll('__NONCE__', nonce).replace('<head>', `<head>${first}`));
  });

  server.get('/index.html', (_request, reply) => reply.redirect('/', 301));

  server.get('/config.json', (request, reply) => send(request, reply, 'config.json', JSON.stringify(config)));

  if (identity) serveIdentity(server, identity);
  server.get(PORTAL_MODULE, (request, reply) => {
    reply.headers(FOR_OTHER_SITES);
    return send(request, reply, 'portal.js', portalModule(config));
  });

  server.get('/.well-known/security.txt', async (_request, reply) => {
    const text = await securityContact(site, identity?.security ?? (config.publisher?.email && `mailto:${config.publisher.email}`));
    return text === undefined
      ? reply.callNotFound()
      : reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(text);
  });

  server.get('/registry.json', async (request, reply) => {
    const registry = JSON.parse(await readFile(join(site, 'registry.json'), 'utf8')) as Registry;
    const sections: Record<string, RegistryEntry> = { ...registry.sections };
    for (const [id, origin] of origins) {
      const entry = sections[id];
      if (!entry) continue;
      const next = entry.next && { ...entry.next, base: `${origin}/${entry.next.base}` };
      sections[id] = { ...entry, base: `${origin}/${entry.base}`, ...(next && { next }) };
    }
    return send(request, reply, 'registry.json', JSON.stringify({ ...registry, sections }));
  });

  server.get('/hints.js', async (request, reply) => {
    const script = await readFile(join(site, 'hints.js'), 'utf8');
    return send(
      request,
      reply,
      'hints.js',
      origins.reduce((text, [id, origin]) => text.replaceAll(`"mf/${id}/`, `"${origin}/mf/${id}/`), script),
    );
  });

  serveFiles(server, { site });
  server.get<{ Params: { section: string } }>('/embed/:section(^[a-z][a-z0-9-]*$)', async (request, reply) => {
    const file = `embed/${request.params.section}.html`;
    const frame = await readFile(join(site, file), 'utf8').catch(() => undefined);
    if (frame === undefined) return reply.callNotFound();
    reply.header('content-security-policy', framePolicy(frameAncestors, allowed));
    return send(request, reply, file, withProduct(frame, config.product));
  });
  // pages for search engines
  for (const folder of ['indice', 'indice/en']) server.get(`/${folder}/`, (_request, reply) => reply.sendFile(`${folder}/index.html`));
  return server;
}

async function send(request: FastifyRequest, reply: FastifyReply, file: string, text: string): Promise<FastifyReply> {
  reply
    .header('cache-control', cacheControl(file))
    .type(`${types[file.split('.').at(-1) ?? '']}; charset=utf-8`)
    .header('vary', 'accept-encoding');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (accepted.includes('br')) {
    reply.header('content-encoding', 'br');
    return reply.send(await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  }
  if (accepted.includes('gzip')) {
    reply.header('content-encoding', 'gzip');
    return reply.send(await deflate(text));
  }
  return reply.send(text);
}
