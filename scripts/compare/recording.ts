import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline, promises } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import type { Answer } from './ComparedPortal.ts';
import type { Request } from './RequestList.ts';

/** A request with its answer. Two answers are equal when their hashes are. */
export interface Exchange {
  readonly request: Request;
  readonly hash: string;
  readonly answer: Answer;
}

export const exchangeOf = (request: Request, answer: Answer): Exchange => ({
  request,
  hash: createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 16),
  answer,
});

/** Writes a recording: JSONL, one exchange a line, compressed by gzip. */
export async function writeRecording(file: string, exchanges: AsyncIterable<Exchange>): Promise<void> {
  await promises.pipeline(
    exchanges,
    async function* (each: AsyncIterable<Exchange>) {
      for await (const exchange of each) yield `${JSON.stringify(exchange)}\n`;
    },
    createGzip(),
    createWriteStream(file),
  );
}

/** Throws where the file is missing or damaged. */
export async function* readRecording(file: string): AsyncGenerator<Exchange> {
  const decoder = new StringDecoder();
  // a line may be megabytes long: it is joined once
  let line: string[] = [];
  // the loop throws what fails; the callback has nothing left to do
  for await (const chunk of pipeline(createReadStream(file), createGunzip(), () => {})) {
    const [rest = '', ...begun] = decoder.write(chunk).split('\n');
    line.push(rest);
    for (const next of begun) {
      yield JSON.parse(line.join(''));
      line = [next];
    }
  }
}
