import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder `shared` above another one, and the name behind it. */
const SHARED = /\.\.\/shared(?![\w-])(?:\/(\w[\w-]*))?/g;

/**
 * The lines of a text, counted from 1, that name a folder `shared` outside the clone: one of whose parts none is given, or one that is not
 * among the parts of the clone's own.
 */
export function linesBeside(text: string, parts: readonly string[]): number[] {
  const names = (line: string) => [...line.matchAll(SHARED)].some(([, part = '']) => !parts.includes(part));
  return text.split('\n').flatMap((line, index) => (names(line) ? [index + 1] : []));
}

/** The places in the files of the clone that name a folder `shared` beside it, as `path:line`. */
export function sharedBeside(root: string): string[] {
  const parts = readdirSync(join(root, 'shared'));
  const options = ['grep', '--untracked', '--files-with-matches', '-I', '--fixed-strings', ['..', 'shared'].join('/')];
  const files = execFileSync('git', options, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  return files.flatMap((file) => linesBeside(readFileSync(join(root, file), 'utf8'), parts).map((line) => `${file}:${line}`));
}
