import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SectionManifest } from '@territori/contract';

/** The root folder of the workspace. */
export const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** The parts of a package.json that the build reads. */
export interface PackageJson {
  readonly name: string;
  readonly version: string;
  /** The public modules of a shared package: how each is imported from it, and its file. */
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export function readPackage(directory: string): PackageJson {
  return JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as PackageJson;
}

/** The package directory of a section: `mf-` and its id. */
export function sectionDirectory(id: string): string {
  return join(root, `mf-${id}`);
}

/** The name of a section's federation container, which becomes a global of the page: `mf_` and the id with `_` for `-`. */
export function containerName(id: string): string {
  return `mf_${id.replaceAll('-', '_')}`;
}

/** The ids of all sections in the workspace, in alphabetical order. A folder is a section when it has a manifest. */
export function sectionIds(): string[] {
  return readdirSync(root)
    .filter((folder) => folder.startsWith('mf-') && existsSync(join(root, folder, 'src/manifest.ts')))
    .map((folder) => folder.slice('mf-'.length))
    .sort();
}

/** A section's manifest, read from its source. Throws with the section's name when the manifest does not fit its folder. */
export async function readManifest(id: string): Promise<SectionManifest> {
  const file = join(sectionDirectory(id), 'src/manifest.ts');
  const { manifest } = (await import(pathToFileURL(file).href)) as { manifest?: SectionManifest };
  if (!manifest) throw new Error(`mf-${id}/src/manifest.ts does not export \`manifest\`.`);
  if (manifest.id !== id) throw new Error(`mf-${id}/src/manifest.ts has the id "${manifest.id}"; it must be "${id}", like its folder.`);
  return manifest;
}
