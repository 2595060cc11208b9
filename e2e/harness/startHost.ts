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

/** Another institute's site, on a separate origin. */
export interface Host {
  readonly url: string;
  close(): Promise<void>;
}

/** What a page's policy has to let in for a section. */
export interface Allowed {
  /** Origins of the section's files. */
  readonly scripts: readonly string[];
  /** Origins of the API. */
  readonly calls: readonly string[];
  /** Origins of frames. */
  readonly frames?: readonly string[];
}

/**
 * Serves a folder as a page that embeds a section, under the strictest policy that the guide for integrators allows:
 * the page's own files and the origins given.
 */
export async function startHost(folder: string, { scripts, calls, frames = [] }: Allowed): Promise<Host> {
  const policy = `default-src 'none'; script-src 'self' ${scripts.join(' ')}; connect-src ${calls.join(' ') || "'none'"}; frame-src ${frames.join(' ') || "'none'"}; worker-src blob: ${scripts.join(' ')}; style-src 'self'; base-uri 'none'; form-action 'none'`;
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
