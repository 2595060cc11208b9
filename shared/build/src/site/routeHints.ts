import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Registry } from '@territori/contract';
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

/** The hints of every route, by lower-case path. */
export function routeHints(
  registry: Registry,
  shell: ReleasedShell,
  builds: Readonly<Record<string, SectionBuild>>,
): Record<string, RouteHint> {
  const hints: Record<string, RouteHint> = {};
  for (const [id, { base, entry, integrity, section }] of Object.entries(registry.sections)) {
    const { firstPageShared = [], integrity: hashes = {} } = builds[id] ?? {};
    const shared = firstPageShared.flatMap((request) => shell.providedFiles[request] ?? []);
    const ofShell = [...new Set(shared)].filter((file) => !shell.initial.includes(file));
    const hint: RouteHint = [
      [base + entry, integrity],
      ...section.firstPage.map((file): HintedFile => (hashes[file] ? [base + file, hashes[file]] : [base + file])),
      ...ofShell.map((file): HintedFile => [`assets/${file}`]),
    ];
    for (const route of section.routes) hints[route.toLowerCase()] = hint;
  }
  return hints;
}

/** `hints.js`: the small script that acts on the hints. */
export function hintsScript(hints: Readonly<Record<string, RouteHint>>): string {
  return readFileSync(program, 'utf8').replace('__ROUTES__', () => JSON.stringify(hints));
}
