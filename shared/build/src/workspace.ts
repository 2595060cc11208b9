import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SectionManifest } from '@territori/contract';
import { tsImport } from 'tsx/esm/api';
import { withTranslations } from './translationFiles.ts';

const here = fileURLToPath(import.meta.url);

/** The folder of this package: `shared/build` of the workspace, or where a section's repository has it installed. */
export const buildFolder = dirname(dirname(here));

/** `.ts` in the workspace, `.js` where the package is installed: the files of this package are all of one kind. */
export const ownExtension = extname(here);

const workspaceRoot = dirname(dirname(buildFolder));

/** Whether this package is part of the workspace that has the shell, instead of installed in a section's own repository. */
export const inWorkspace = existsSync(join(workspaceRoot, 'pnpm-workspace.yaml')) && existsSync(join(workspaceRoot, 'shell'));

/** The root folder of the workspace. Elsewhere that of the section's repository: the folder in which the command runs. */
export const root = inWorkspace ? workspaceRoot : process.cwd();

/** The parts of a package.json that the build reads. */
export interface PackageJson {
  readonly name: string;
  readonly version: string;
  /** The public modules of a shared package: how each is imported from it, and its file, with its types once it is packed. */
  readonly exports?: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export function readPackage(directory: string): PackageJson {
  return JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as PackageJson;
}

/** A file of `client/`, by name: what the build adds to a section. */
export const clientFile = (name: string): string => join(buildFolder, 'client', name + ownExtension);

/** The package directory of a section: `mf-` and its id, or the root of its own repository. */
export function sectionDirectory(id: string): string {
  return inWorkspace ? join(root, `mf-${id}`) : root;
}

/** The name of a section's federation container, which becomes a global of the page: `mf_` and the id with `_` for `-`. */
export function containerName(id: string): string {
  return `mf_${id.replaceAll('-', '_')}`;
}

/** Whether a folder holds a section: it has a manifest. */
export const isSection = (directory: string): boolean => existsSync(join(directory, 'src/manifest.ts'));

/** The ids of all sections in the workspace, in alphabetical order. */
export function sectionIds(): string[] {
  return readdirSync(root)
    .filter((folder) => folder.startsWith('mf-') && isSection(join(root, folder)))
    .map((folder) => folder.slice('mf-'.length))
    .sort();
}

/**
 * The manifest of the section in a folder, read from its source. Throws when there is none, or when it does not fit its folder in the
 * workspace.
 */
export async function manifestIn(directory: string): Promise<SectionManifest> {
  const name = inWorkspace ? `${basename(directory)}/src/manifest.ts` : 'src/manifest.ts';
  const { manifest } = (await tsImport(join(directory, 'src/manifest.ts'), import.meta.url)) as { manifest?: SectionManifest };
  if (!manifest) throw new Error(`${name} does not export \`manifest\`.`);
  const folder = basename(directory);
  if (inWorkspace && folder !== `mf-${manifest.id}`)
    throw new Error(`${name} has the id "${manifest.id}"; it must be "${folder.slice('mf-'.length)}", like its folder.`);
  return inWorkspace ? withTranslations(manifest, root, folder) : manifest;
}

/** The manifest of a section by its id. */
export const readManifest = (id: string): Promise<SectionManifest> => manifestIn(sectionDirectory(id));
