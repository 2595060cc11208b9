import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressFolder } from '@territori/build/site/compressFolder';

const script = `${'/* long enough to be worth compressing */\n'.repeat(80)}export default 1;\n`;

/** Files of a site with one section, laid out as a release lays them out. */
export const siteFiles: Readonly<Record<string, string>> = {
  'index.html':
    '<!doctype html><html><head><meta name="csp-nonce" nonce="__NONCE__"><style nonce="__NONCE__"></style></head><body><script nonce="__NONCE__">(() => {})();</script></body></html>\n',
  'registry.json': `{"revision":1,"sections":{}}\n`,
  'robots.txt': 'User-agent: *\n',
  'indice/index.html': '<!doctype html><title>Indice</title>\n',
  'indice/en/index.html': '<!doctype html><title>Index</title>\n',
  '.well-known/security.txt': 'Contact: mailto:security@territori.example\n',
  '.git/config': '[core]\n',
  'revisions/000001.json': '{}\n',
  'maps/mf/glossario/1.0.0/remoteEntry.js.map': '{}\n',
  'assets/main.0123456789.js': script,
  'assets/shell.json': '{}\n',
  'embed/glossario.html': '<!doctype html><title>Glossario di __PRODUCT__</title>\n',
  'embed/frame.js': '/* frame */\n',
  'mf/glossario/mf-manifest.json': '{"id":"mf_glossario"}\n',
  'mf/glossario/embed.js': "export * from './1.0.0/embed.js';\n",
  'mf/glossario/1.0.0/remoteEntry.js': script,
  'mf/glossario/1.0.0/section.json': '{"id":"glossario"}\n',
  'mf/glossario/1.0.0/build.json': '{}\n',
  'mf/glossario/1.0.0/weights.json': '{}\n',
};

/** Writes the files of a site into a folder, those of version folders with their compressed twins. */
export async function writeSite(folder: string, files: Readonly<Record<string, string>> = siteFiles): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  for (const part of ['assets', 'mf']) if (existsSync(join(folder, part))) await compressFolder(join(folder, part), 'fast');
}
