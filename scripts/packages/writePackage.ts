import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import { translatedLanguages } from '@territori/build/translationFiles';
import { root } from '@territori/build/workspace';
import { WIRE_TYPES } from './emitPackages.ts';
import { isFixture, packedManifest } from './packedManifest.ts';
import { type PackedName, packedNames } from './packedNames.ts';

const files = async (folder: string) =>
  existsSync(folder)
    ? (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** The name of the source of an emitted file. */
const sourceOf = (path: string) => path.replace(/(\.d)?\.(js|ts)$/, '.ts');

/** The compiler leaves two kinds of paths: those of types, and those of the files that a bundler finds by `new URL`. */
const withJavaScript = (text: string) =>
  text
    .replaceAll(/((?:from|import)[ (]*['"]\.{1,2}\/[^'"\n]+)\.tsx?(?=['"])/g, '$1.js')
    .replaceAll(/(new URL\('\.{1,2}\/[^'\n]+)\.tsx?(?=')/g, '$1.js');

/** Copies emitted files and makes their paths those of the package. `change` sees each text with its path. */
async function copyEmitted(from: string, to: string, change: (text: string, path: string) => string = (text) => text): Promise<void> {
  for (const path of await files(from)) {
    if (isFixture(sourceOf(path))) continue;
    const target = join(to, relative(from, path));
    await mkdir(dirname(target), { recursive: true });
    const text = await readFile(path, 'utf8');
    await writeFile(target, ['.js', '.ts'].includes(extname(path)) ? change(withJavaScript(text), target) : text);
  }
}

/** The types of the API's answers lie in the package itself, below `dist/api`. */
async function addWireTypes(emitted: string, packed: string): Promise<void> {
  const inside = join(packed, 'dist/api');
  for (const path of (await files(join(emitted, 'shared/wire/src'))).filter((file) => file.endsWith('.d.ts'))) {
    const target = join(inside, relative(join(emitted, 'shared/wire/src'), path));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, withJavaScript(await readFile(path, 'utf8')));
  }
  for (const path of (await files(join(packed, 'dist'))).filter((file) => file.endsWith('.d.ts') && !file.startsWith(inside))) {
    let text = await readFile(path, 'utf8');
    for (const [module, source] of Object.entries(WIRE_TYPES))
      text = text.replaceAll(`'${module}'`, `'./api/${source.replace('shared/wire/src/', '').replace('.ts', '.js')}'`);
    await writeFile(path, text);
  }
}

/** The translations of the packages that others install; those of sections and of the API are of no use to them. */
async function copyTranslations(directory: string, packed: string): Promise<void> {
  for (const language of translatedLanguages(root)) {
    for (const file of await files(join(directory, language))) {
      const [part = ''] = relative(join(directory, language), file).split(sep);
      if ((packedNames as readonly string[]).includes(part.replace('.json', ''))) await cp(file, join(packed, relative(directory, file)));
    }
  }
}

/** The settings of the workspace's sections for TypeScript and Biome, which a section's own repository extends. */
async function writeSettings(folder: string): Promise<void> {
  const read = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8'));
  const { compilerOptions } = await read('tsconfig.base.json');
  const { formatter, javascript, linter, assist, overrides } = await read('biome.json');
  const ofSections = (overrides as { includes: string[]; linter?: object }[]).find(
    ({ includes, linter }) => linter && includes.includes('mf-*/src/**'),
  );
  if (!ofSections) throw new Error('biome.json lacks the rules for mf-*/src/**.');
  const settings = {
    'tsconfig.json': { compilerOptions: { ...compilerOptions, types: [] } },
    'biome.json': { formatter, javascript, linter, assist, overrides: [{ ...ofSections, includes: ['src/**'] }] },
  };
  await mkdir(folder, { recursive: true });
  for (const [file, content] of Object.entries(settings)) await writeFile(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
}

/**
 * Writes a package as it is installed by others: package.json, JavaScript with types, README, licence, change log.
 * @param emitted the folder of `emitPackages`
 * @param packed the folder to write
 */
export async function writePackage(name: PackedName, { emitted, packed }: { emitted: string; packed: string }): Promise<void> {
  const directory = join(root, 'shared', name);
  await copyEmitted(join(emitted, 'shared', name, 'src'), join(packed, 'dist'));
  await copyEmitted(join(emitted, 'shared', name, 'client'), join(packed, 'client'));
  if (name === 'contract') await addWireTypes(emitted, packed);
  // what needs no compiler: the compiler itself does not write the JSON files of every run
  for (const [sources, target] of [
    ['src', 'dist'],
    ['client', 'client'],
  ] as const) {
    const plain = (await files(join(directory, sources))).filter((file) => /\.(js|json)$|\.d\.ts$/.test(file));
    for (const file of plain) await cp(file, join(packed, target, relative(join(directory, sources), file)));
  }
  if (name === 'languages') await copyTranslations(directory, packed);
  if (name === 'build') await writeSettings(join(packed, 'config'));
  for (const part of ['template', 'README.md', 'CHANGELOG.md'])
    if (existsSync(join(directory, part))) await cp(join(directory, part), join(packed, part), { recursive: true });
  await cp(join(root, 'LICENSE'), join(packed, 'LICENSE'));
  await writeFile(join(packed, 'package.json'), `${JSON.stringify(packedManifest(name), null, 2)}\n`);
}
