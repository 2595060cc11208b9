import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Localized, Registry, RegistryEntry } from '@territori/contract';
import type { Cover } from '../../coverOf.ts';
import type { SectionBuild } from '../../rspack/PublishedSectionPlugin.ts';
import type { ReleasedShell } from '../deployment.ts';

/** A file and, if it is verified, its hash. */
type HintedFile = readonly [file: string, integrity?: string];

/** The section's entry, its own files of its first page, then those of the shell's shared modules that it uses. */
type HintedFiles = readonly [entry: HintedFile, ...page: HintedFile[]];

/** What the page knows of a route before the code of the portal has come. */
interface RouteHint {
  /** The section's word in the menu, which the outline shows. */
  readonly title: Localized;
  /** What the outline shows of the section's home in its place. */
  readonly cover?: Cover;
  /** The files that its first page needs besides those that the page itself names. */
  readonly files: HintedFiles;
  /** The files of a staged version, for visitors whose number is below the share. */
  readonly next?: { readonly share: number; readonly files: HintedFiles };
}

const program = fileURLToPath(new URL('../../../client/hints.js', import.meta.url));

/**
 * The hints of every route, by lower-case path.
 * @param builds `build.json` of the sections, by id and version: `glossario/1.1.0`
 */
export function routeHints(
  registry: Registry,
  shell: ReleasedShell,
  builds: Readonly<Record<string, SectionBuild>>,
): Record<string, RouteHint> {
  const filesOf = ({ base, entry, integrity, section, version }: Omit<RegistryEntry, 'previous' | 'next'>): HintedFiles => {
    const { firstPageShared = [], integrity: hashes = {} } = builds[`${section.id}/${version}`] ?? {};
    const shared = firstPageShared.flatMap((request) => shell.providedFiles[request] ?? []);
    const ofShell = [...new Set(shared)].filter((file) => !shell.initial.includes(file));
    return [
      [base + entry, integrity],
      ...section.firstPage.map((file): HintedFile => (hashes[file] ? [base + file, hashes[file]] : [base + file])),
      ...ofShell.map((file): HintedFile => [`assets/${file}`]),
    ];
  };
  const hints: Record<string, RouteHint> = {};
  for (const entry of Object.values(registry.sections)) {
    const title = entry.section.nav?.label ?? entry.section.title;
    const { cover } = builds[`${entry.section.id}/${entry.version}`] ?? {};
    const hint: RouteHint = {
      title,
      ...(cover && { cover }),
      files: filesOf(entry),
      ...(entry.next && { next: { share: entry.next.share, files: filesOf(entry.next) } }),
    };
    for (const route of entry.section.routes) hints[route.toLowerCase()] = hint;
  }
  return hints;
}

/** `hints.js`: the small script that acts on the hints. */
export function hintsScript(hints: Readonly<Record<string, RouteHint>>): string {
  return readFileSync(program, 'utf8').replace('__ROUTES__', () => JSON.stringify(hints));
}
