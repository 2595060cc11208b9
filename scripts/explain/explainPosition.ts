import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { root } from '@territori/build/workspace';
import type { Position } from './positionsIn.ts';

/** Lines of the source before and after the place. */
const AROUND = 3;

/** The path of a source in the workspace. The bundler names it relative to the folder of its part, after a namespace of its own. */
function pathInWorkspace(part: string, source: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/[?|].*$/, '');
  return posix.normalize(posix.join(part === 'shell' ? 'shell' : `mf-${part}`, path));
}

/** The text of an installed package, whose folder says its version; the map holds that of our own sources. */
function installedText(path: string): string | null {
  const file = join(root, path);
  return path.includes('node_modules/') && existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function excerpt(content: string, line: number, column: number): string[] {
  const lines = content.split('\n');
  const first = Math.max(1, line - AROUND);
  const last = Math.min(lines.length, line + AROUND);
  const width = String(last).length;
  return lines.slice(first - 1, last).flatMap((text, index) => {
    const number = first + index;
    const shown = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`;
    return number === line ? [shown, `  ${' '.repeat(width)} | ${' '.repeat(column)}^`] : [shown];
  });
}

/**
 * The original place of a position, with some lines of its source, by the source map of its script.
 * @param map the text of the source map of the position’s script
 */
export function explainPosition({ part, line, column }: Position, map: string): string {
  const trace = new TraceMap(map);
  const found = originalPositionFor(trace, { line, column: Math.max(0, column - 1) });
  if (found.source === null || found.source.startsWith('data:')) return 'this place was written by the bundler and has no source';
  // as the bundler wrote it: resolved as an address, it would lose what leads out of the folder of the part
  const written = trace.sources[trace.resolvedSources.indexOf(found.source)] ?? found.source;
  const path = pathInWorkspace(part, written);
  const content = sourceContentFor(trace, found.source) ?? installedText(path);
  const place = `${path}:${found.line}:${found.column + 1}${found.name ? ` (${found.name})` : ''}`;
  return [place, ...(content ? excerpt(content, found.line, found.column) : [])].join('\n');
}
