import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  json: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
};

/** A section in another site reads them too. */
export const FOR_OTHER_SITES = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Serves the files of an identity below `/identita/`. */
export function serveIdentity(
  server: FastifyInstance,
  { folder, files }: { readonly folder: string; readonly files: readonly string[] },
): void {
  for (const file of files) {
    server.get(`/identita/${file}`, async (_request, reply) =>
      reply
        .headers({ ...FOR_OTHER_SITES, 'cache-control': 'no-cache' })
        .type(TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
        .send(await readFile(join(folder, file))),
    );
  }
}
