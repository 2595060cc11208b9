import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SectionManifest } from '@territori/contract';
import { budgetOf } from '../budget/budgets.ts';
import { checkBudget, newestWeights, type Weights } from '../budget/checkBudget.ts';
import { readPackage, root } from '../workspace.ts';
import { CompilerProcess } from './CompilerProcess.ts';
import { contentStamp } from './contentStamp.ts';
import { separateMaps } from './separateMaps.ts';

/** A build on disk. */
export interface BuiltPackage {
  readonly version: string;
  /** The folder with its files, ready to be published. */
  readonly directory: string;
  /** The folder with the source map of each of its scripts; without it the build has none. */
  readonly maps?: string;
}

/** How a package is to be built. */
export interface BuildRequest {
  /** `shell`, `section` or another configuration of `src/rspack`. */
  readonly config: 'shell' | 'section' | 'monolith';
  readonly directory: string;
  readonly version: string;
  /**
   * Distinguishes builds of the same sources: with React's development build, for a release, without federation, or `quick`, whose scripts
   * are not minified, and in which a section has neither copies of shared modules nor its embeddable artefact.
   */
  readonly variant?: 'development' | 'quick' | 'release' | 'monolith';
  /** Whether the source maps of its scripts are wanted too, which nearly double the time of a build. Its other files are the same. */
  readonly maps?: boolean;
}

/** Compiles into a folder. Rejects with what rspack printed. */
function compile({ config, directory, version, variant, maps }: BuildRequest, output: string, compiler: CompilerProcess): Promise<void> {
  const environment = { version, output, ...(variant && { variant }), ...(maps && { maps: 'yes' }) };
  return compiler.compile({ config, directory, environment, development: variant === 'development' });
}

/** Throws when a build exceeds its budget; the message names the modules that grew since the previous build. */
function enforceBudget({ config }: BuildRequest, output: string, builds: string): void {
  const part = config === 'section' ? (JSON.parse(readFileSync(join(output, 'section.json'), 'utf8')) as SectionManifest).id : config;
  const weights = JSON.parse(readFileSync(join(output, 'weights.json'), 'utf8')) as Weights;
  checkBudget(part, budgetOf(part), weights, newestWeights(builds));
}

interface RunOptions {
  /** Builds although the build is there. */
  readonly force?: boolean;
  /** Compiles the package, and others after it; without one, a process is started for this package alone. */
  readonly compiler?: CompilerProcess;
}

/** The number of builds kept: another process may still be publishing the previous one. */
const KEPT_BUILDS = 3;

async function removeOldBuilds(parent: string): Promise<void> {
  const builds = (await readdir(parent)).map((name) => join(parent, name));
  const dated = await Promise.all(builds.map(async (path) => ({ path, time: (await stat(path)).mtimeMs })));
  const old = dated.sort((a, b) => b.time - a.time).slice(KEPT_BUILDS);
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })));
}

/**
 * Builds a package into `dist/<variant>/<version>`, where they are wanted its source maps into `dist/maps/<variant>/<version>`, or finds
 * them there: a version is built once, and a failed build leaves no files. Maps that are wanted later are made beside the files that are
 * there. The last few builds of each variant are kept.
 */
export async function buildPackage(
  request: BuildRequest,
  { force = false, compiler: given }: RunOptions = {},
): Promise<BuiltPackage & { readonly fresh: boolean }> {
  const { directory, version, variant } = request;
  const parent = join(directory, 'dist', variant ?? 'production');
  const output = join(parent, version);
  const allMaps = join(directory, 'dist/maps', variant ?? 'production');
  const maps = join(allMaps, version);
  const built = () => ({ version, directory: output, ...(existsSync(maps) && { maps }) });
  const kept = existsSync(output) && !force;
  if (kept && (!request.maps || existsSync(maps))) return { ...built(), fresh: false };
  const unfinished = join(parent, `.${version}.${process.pid}`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const compiler = given ?? new CompilerProcess();
  try {
    await compile(request, unfinished, compiler);
  } finally {
    if (!given) compiler.stop();
  }
  if (request.config !== 'monolith' && variant !== 'development' && variant !== 'quick') enforceBudget(request, unfinished, parent);
  if (request.maps) await separateMaps(unfinished, maps);
  // the files that are there are the same ones, and another process may be reading them and their compressed copies
  await rm(kept ? unfinished : output, { recursive: true, force: true });
  if (!kept) await rename(unfinished, output);
  await removeOldBuilds(parent);
  if (request.maps) await removeOldBuilds(allMaps);
  return { ...built(), fresh: !kept };
}

/** The version of a build from unreleased sources: the package's version with the stamp of its content. */
export function localVersion(folder: string): string {
  return `${readPackage(join(root, folder)).version}-${contentStamp(folder)}`;
}

/** What of the workspace this machine's own site consists of. */
export type Part = 'shell' | `mf-${string}`;

/**
 * Builds the shell or a section for this machine's own site. The development variant has React's development build, which hot reload needs.
 * A `quick` build has a version of its own, since its files are others.
 */
export function buildPart(part: Part, variant?: 'development' | 'quick', options?: RunOptions) {
  const version = localVersion(part);
  return buildPackage(
    {
      config: part === 'shell' ? 'shell' : 'section',
      directory: join(root, part),
      version: variant === 'quick' ? `${version}-quick` : version,
      ...(variant && { variant }),
    },
    options,
  );
}

/** Whether the build of a part as it is now is there. */
export const isBuilt = (part: Part): boolean => existsSync(join(root, part, 'dist/production', localVersion(part)));
