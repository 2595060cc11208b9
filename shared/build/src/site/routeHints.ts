import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Registry, RegistryEntry } from '@territori/contract';
import type { SectionBuild } from '../rspack/PublishedSectionPlugin.ts';
import type { ReleasedShell } from './deployment.ts';

/** A file and, if it is verified, its hash. */
type HintedFile = readonly [file: string, integrity?: string];

/**
 * The files that the first page of a route needs besides those that the page itself names: the section's entry, its own
 * files, then those of the shell's shared modules that it uses.
 */
type RouteHint = readonly [entry: HintedFile, ...page: HintedFile[]];

const program = fileURLToPath(new URL('../../client/hints.js', import.meta.url));

/** The hints of a route whose section has a staged version: visitors whose number is below the share get the second list. */
interface StagedHint {
  readonly share: number;
  readonly running: RouteHint;
  readonly next: RouteHint;
}

/**
 * The hints of every route, by lower-case path.
 * @param builds `build.json` of the sections, by id and version: `glossario/1.1.0`
 */
export function routeHints(
  registry: Registry,
  shell: ReleasedShell,
  builds: Readonly<Record<string, SectionBuild>>,
): Record<string, RouteHint | StagedHint> {
  const hintOf = ({ base, entry, integrity, section, version }: Omit<RegistryEntry, 'previous' | 'next'>): RouteHint => {
    const { firstPageShared = [], integrity: hashes = {} } = builds[`${section.id}/${version}`] ?? {};
    const shared = firstPageShared.flatMap((request) => shell.providedFiles[request] ?? []);
    const ofShell = [...new Set(shared)].filter((file) => !shell.initial.includes(file));
    return [
      [base + entry, integrity],
      ...section.firstPage.map((file): HintedFile => (hashes[file] ? [base + file, hashes[file]] : [base + file])),
      ...ofShell.map((file): HintedFile => [`assets/${file}`]),
    ];
  };
  const hints: Record<string, RouteHint | StagedHint> = {};
  for (const entry of Object.values(registry.sections)) {
    const running = hintOf(entry);
    const hint = entry.next ? { share: entry.next.share, running, next: hintOf(entry.next) } : running;
    for (const route of entry.section.routes) hints[route.toLowerCase()] = hint;
  }
  return hints;
}

/** `hints.js`: the small script that acts on the hints. */
export function hintsScript(hints: Readonly<Record<string, RouteHint | StagedHint>>): string {
  return readFileSync(program, 'utf8').replace('__ROUTES__', () => JSON.stringify(hints));
}
