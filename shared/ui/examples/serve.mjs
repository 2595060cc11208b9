import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

const here = fileURLToPath(new URL('.', import.meta.url));
const types = { '.js': 'text/javascript', '.woff2': 'font/woff2', '.map': 'application/json' };

/** Builds the page of examples into a temporary folder; resolves with the folder. */
function build() {
  const path = mkdtempSync(join(tmpdir(), 'territori-ui-examples-'));
  process.once('exit', () => rmSync(path, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
  const compiler = rspack({
    mode: 'production',
    target: 'web',
    entry: join(here, 'page.tsx'),
    output: { path, filename: 'page.js', publicPath: '/' },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        { resourceQuery: /^\?raw$/, type: 'asset/source' },
        {
          test: /\.tsx?$/,
          resourceQuery: { not: [/^\?raw$/] },
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
          },
        },
      ],
    },
    performance: false,
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else compiler.close(() => resolve(path));
    });
  });
}

/** Serves the page of examples, one address per family, under the portal's content security policy. */
const folder = await build();
const nonce = 'esempi';
const policy = `default-src 'none'; script-src 'self'; style-src 'nonce-${nonce}'; font-src 'self'; img-src 'self' data:; base-uri 'none'`;
const page = `<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta property="csp-nonce" nonce="${nonce}"><link rel="icon" href="data:,"><div id="root"></div><script src="/page.js" defer></script></html>`;

createServer((request, response) => {
  const name = new URL(request.url ?? '/', 'http://localhost').pathname;
  const type = types[extname(name)];
  response.setHeader('content-security-policy', policy);
  try {
    response.setHeader('content-type', type ?? 'text/html');
    response.end(type ? readFileSync(join(folder, name)) : page);
  } catch {
    response.writeHead(404).end();
  }
}).listen(Number(process.env.PORT ?? 4600));
