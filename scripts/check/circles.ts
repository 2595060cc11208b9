import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';

/** An import of one file by another, or of one room by another: a folder of a package, or a package. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** The importing file and the specifier of its import. */
  readonly where: string;
}

const NOT_SOURCES = new Set(['node_modules', 'dist']);
const SOURCE = /\.(ts|tsx|mjs)$/;
/** Tests may import from every room. */
const TEST = /\.(test|spec)\.tsx?$|(^|\/)(test|e2e)\//;

function sourcesOf(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith('.') || NOT_SOURCES.has(entry.name) ? [] : sourcesOf(path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

/** The nearest folder above a file that has a package.json, at most the root. */
function packageOf(root: string, file: string): string {
  let directory = dirname(file);
  while (directory !== root && !existsSync(join(directory, 'package.json'))) directory = dirname(directory);
  return directory;
}

/**
 * The room of a file, relative to the root: the direct subfolder of its package's `src` that contains it. A file
 * directly in `src` is a room alone. Undefined for a file outside `src`.
 */
function roomOf(root: string, directory: string, file: string): string | undefined {
  const [source, room] = relative(directory, file).split(sep);
  return source === 'src' && room ? relative(root, join(directory, source, room)) : undefined;
}

/**
 * Every import between two files by path, and every one between two rooms of a package and between two packages, except in tests. Type
 * imports count; a file that is no source, such as a manifest, is in no room.
 */
export function importsIn(root: string): { readonly files: Import[]; readonly rooms: Import[] } {
  const sources = sourcesOf(root).filter((file) => !TEST.test(relative(root, file)));
  const packages = new Map(sources.map((file) => [file, packageOf(root, file)]));
  const named = new Map(
    [...new Set(packages.values())].map((directory) => {
      const description = join(directory, 'package.json');
      const { name } = existsSync(description) ? (JSON.parse(readFileSync(description, 'utf8')) as { name?: string }) : {};
      return [name ?? relative(root, directory), directory];
    }),
  );
  const files: Import[] = [];
  const rooms: Import[] = [];
  for (const file of sources) {
    const here = packages.get(file) as string;
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      const where = `${relative(root, file)} imports ${fileName}`;
      const target = fileName.startsWith('.') ? join(dirname(file), fileName) : undefined;
      if (target && !SOURCE.test(target)) continue;
      if (target) files.push({ from: relative(root, file), to: relative(root, target), where });
      const there = target ? packageOf(root, target) : named.get(fileName.split('/').slice(0, 2).join('/'));
      if (there === undefined) continue;
      const [from, to] =
        there === here ? [roomOf(root, here, file), target && roomOf(root, here, target)] : [relative(root, here), relative(root, there)];
      if (from !== undefined && to !== undefined && from !== to) rooms.push({ from, to, where });
    }
  }
  return { files, rooms };
}

/** The shortest circle through each import, where there is one; each circle comes once, with all imports between its members. */
export function circlesOf(imports: readonly Import[]): Import[][] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) next.set(from, (next.get(from) ?? new Set()).add(to));
  const circles = new Map<string, string[]>();
  for (const { from, to } of imports) {
    const path = shortestPath(next, to, from);
    if (path) circles.set([...path].sort().join('\n'), path);
  }
  return [...circles.values()].map((members) =>
    members.flatMap((member, index) => imports.filter(({ from, to }) => from === member && to === members[(index + 1) % members.length])),
  );
}

/** The members from `start` to `end` over the fewest imports. */
function shortestPath(next: ReadonlyMap<string, ReadonlySet<string>>, start: string, end: string): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[start, undefined]]);
  for (const member of cameFrom.keys()) {
    if (member === end) {
      const path: string[] = [];
      for (let at: string | undefined = end; at !== undefined; at = cameFrom.get(at)) path.unshift(at);
      return path;
    }
    for (const other of next.get(member) ?? []) if (!cameFrom.has(other)) cameFrom.set(other, member);
  }
  return undefined;
}
