import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readPackage, root } from '@territori/build/workspace';
import { type PackedName, packedNames } from './packedNames.ts';

const run = promisify(execFile);

/** The types of the API's answers, which `@territori/contract` exports: their sources are in the API. */
export const WIRE_TYPES = { '@territori/wire/v1': 'shared/wire/src/v1.ts', '@territori/wire': 'shared/wire/src/wire.ts' } as const;

/**
 * The source of each public module. The compiler writes nothing of what it reaches through node_modules, and it may reach the same file
 * both ways: which way is the first differs from run to run.
 */
function sourcesOfModules(): Record<string, string[]> {
  const ours = packedNames.flatMap((folder) => {
    const { name, exports = {} } = readPackage(join(root, 'shared', folder));
    return Object.entries(exports as Readonly<Record<string, string>>).map(([module, source]) => [
      `${name}${module.slice(1)}`,
      join('shared', folder, source),
    ]);
  });
  return Object.fromEntries([...ours, ...Object.entries(WIRE_TYPES)].map(([module = '', source = '']) => [module, [join(root, source)]]));
}

/**
 * Compiles packages that others install, and those that they import, in one run of the compiler, to JavaScript and types.
 * @param folder empty; the files come below it at their paths from the root of the workspace
 */
export async function emitPackages(folder: string, names: readonly PackedName[]): Promise<void> {
  const project = join(folder, 'tsconfig.json');
  await writeFile(
    project,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        allowImportingTsExtensions: false,
        rewriteRelativeImportExtensions: true,
        declaration: true,
        rootDir: root,
        outDir: folder,
        types: ['node'],
        typeRoots: [join(root, 'node_modules/@types')],
        paths: sourcesOfModules(),
      },
      files: names.includes('contract') ? Object.values(WIRE_TYPES).map((file) => join(root, file)) : [],
      include: names.flatMap((name) => ['src', 'client'].map((sources) => join(root, 'shared', name, sources))),
      exclude: ['**/node_modules', ...['test', 'examples'].map((kind) => join(root, `shared/**/*.${kind}.*`))],
    }),
  );
  await run(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', project, '--singleThreaded']).catch(
    ({ stdout }) => {
      throw new Error(`The packages do not compile.\n${stdout}`);
    },
  );
}
