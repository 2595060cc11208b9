import type { Readable } from 'node:stream';

/** The lines of a stream of UTF-8 that end with a line feed. Node's `readline` would also cut a line at a separator within a text. */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
