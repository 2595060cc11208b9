import { join } from 'node:path';
import { findPackage } from '@territori/build/sharedModules/installed';
import { type PackageJson, readPackage, root } from '@territori/build/workspace';

/** The parts of a package.json that describe a package to those who install it. */
interface Description extends PackageJson {
  readonly description?: string;
  readonly sideEffects?: boolean;
  /** The module of a folder that is resolved by its path, where `exports` is not read. */
  readonly main?: string;
  readonly engines?: Readonly<Record<string, string>>;
  /** Further contents of the pack: programs, and modules that packing writes. */
  readonly publishConfig?: Readonly<Record<'bin' | 'exports', Readonly<Record<string, string>>>>;
}

/** Where a source of a package is after packing: `./src/day/index.ts` is `./dist/day/index.js`. */
export const packedPath = (source: string): string => source.replace(/^(\.\/)?src\//, '$1dist/').replace(/\.tsx?$/, '.js');

/** A fixture of tests, which no pack contains. */
export const isFixture = (path: string): boolean => /([.]|[a-z0-9])(test|spec|examples|fixture|Fixture)\.tsx?$/.test(path);

function packedExport(source: string): string | { types: string; default: string } {
  const file = packedPath(source);
  if (!/\.tsx?$/.test(source)) return file;
  return { types: file.replace(/\.js$/, '.d.ts'), default: file };
}

/** `workspace:^` and `catalog:` as versions: a range of ours, the installed version of another's. */
function packedRanges(ranges: Readonly<Record<string, string>>, directory: string): Record<string, string> {
  const rangeOf = (name: string, range: string) => {
    if (!/^(workspace|catalog):/.test(range)) return range;
    const found = findPackage(name, directory);
    if (!found) throw new Error(`${name} is not installed where ${directory} looks for it. Run npm start once.`);
    const { version } = readPackage(found);
    return range.startsWith('workspace:') ? `^${version}` : version;
  };
  return Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, rangeOf(name, range)]));
}

/**
 * The package.json of a shared package as others install it: JavaScript and types in place of the sources, versions in
 * place of the workspace's own words, nothing that only the workspace needs.
 * @param folder below `shared`
 */
export function packedManifest(folder: string): Readonly<Record<string, unknown>> {
  const directory = join(root, 'shared', folder);
  const {
    name,
    version,
    description,
    sideEffects,
    main,
    exports = {},
    dependencies,
    peerDependencies,
    publishConfig,
    ...rest
  } = readPackage(directory) as Description;
  if (!description) throw new Error(`shared/${folder}/package.json needs a description: registries and lists of packages show it.`);
  const { engines } = rest.engines ? rest : (readPackage(root) as Description);
  const shown = Object.entries(exports as Readonly<Record<string, string>>).filter(([, source]) => !isFixture(source));
  return {
    name,
    version,
    description,
    license: 'EUPL-1.2',
    type: 'module',
    ...(sideEffects !== undefined && { sideEffects }),
    ...(main && { main: packedPath(main) }),
    engines,
    exports: {
      ...Object.fromEntries(shown.map(([path, source]) => [path, packedExport(source)])),
      ...publishConfig?.exports,
      './package.json': './package.json',
    },
    ...(publishConfig && { bin: publishConfig.bin }),
    ...(dependencies && { dependencies: packedRanges(dependencies, directory) }),
    ...(peerDependencies && { peerDependencies: packedRanges(peerDependencies, directory) }),
  };
}
