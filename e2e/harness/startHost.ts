import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.map': 'application/json',
};

/** Another institute's site, on an origin of its own. */
export interface Host {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a folder as a page that embeds a section, under a policy without inline script, inline style and `eval` that lets in only what it is told.
 * @param origins of the section's files and of the API
 */
export async function startHost(folder: string, origins: readonly string[]): Promise<Host> {
  const allowed = ["'self'", ...origins].join(' ');
  const policy = `default-src 'none'; script-src ${allowed}; style-src 'self'; font-src ${allowed}; img-src 'self' data:; connect-src ${allowed}; base-uri 'none'; form-action 'none'`;
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://host').pathname);
    const file = join(folder, path === '/' ? 'index.html' : path);
    try {
      const content = await readFile(file);
      response
        .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'content-security-policy': policy })
        .end(content);
    } catch {
      response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
