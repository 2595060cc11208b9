import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The most columns that a line of comment may have. */
export const COMMENT_COLUMNS = 140;

const SOURCE = /\.(ts|tsx|mjs|sql)$/;
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test-results']);
const SCRIPT_COMMENT = /^\s*(\/\/|\/\*|\*)/;
const SQL_COMMENT = /^\s*(--|\/\*|\*)/;
/** Directives, whose text a program reads from a single line. */
const DIRECTIVE = /biome-ignore|@ts-expect-error|^\s*\/\/\/ </;

/** The lines of a file that hold only a comment and have too many columns, counted from 1. */
export function longCommentLines(path: string, text: string): number[] {
  const comment = path.endsWith('.sql') ? SQL_COMMENT : SCRIPT_COMMENT;
  return text
    .split('\n')
    .flatMap((line, index) => (line.length > COMMENT_COLUMNS && comment.test(line) && !DIRECTIVE.test(line) ? [index + 1] : []));
}

/** The comment lines with too many columns in the sources below a folder, as `path:line`. */
export function longComments(root: string, directory = root): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith('.') || NOT_SOURCES.has(entry.name) ? [] : longComments(root, path);
    if (!SOURCE.test(entry.name)) return [];
    return longCommentLines(path, readFileSync(path, 'utf8')).map((line) => `${relative(root, path)}:${line}`);
  });
}
