import type { ReleasedScript } from '@territori/build/site/pages/sourceMaps';

/** A place in a released script, as browsers write it: lines and columns begin with 1. */
export interface Position extends ReleasedScript {
  readonly line: number;
  readonly column: number;
}

const FILE = String.raw`(?<file>[\w./-]+\.m?js)(?:\?[^\s:)]*)?:(?<line>\d+):(?<column>\d+)`;
/** `glossario@1.1.0 4f0c2a.js:1:2345`, as a line of the log has it. */
const NAMED = String.raw`(?<part>[a-z][a-z0-9-]*)@(?<version>[\w.+-]+) ${FILE}`;
/** The address of a section's file, or of the shell's, in a stack of a browser. */
const ADDRESS = String.raw`/(?:mf/(?<part>[a-z][a-z0-9-]*)/(?<version>[\w.+-]+)|assets)/${FILE}`;

/** The places in released scripts that a text names, in its order: a line of the log, a stack, or `glossario@1.1.0 4f0c2a.js:1:2345`. */
export function positionsIn(text: string): Position[] {
  const found = [NAMED, ADDRESS].flatMap((form) => [...text.matchAll(new RegExp(form, 'g'))]);
  return found
    .sort((a, b) => a.index - b.index)
    .map(({ groups: { part = 'shell', version = '', file = '', line = '', column = '' } = {} as Record<string, string> }) => ({
      ...{ part, version, file },
      ...{ line: Number(line), column: Number(column) },
    }));
}
