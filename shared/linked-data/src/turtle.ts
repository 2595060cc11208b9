import { type Quad, Writer } from 'n3';
import { PREFIXES } from './prefixes.ts';

/** Statements as Turtle. */
export const turtle = (statements: readonly Quad[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const writer = new Writer({ prefixes: PREFIXES });
    writer.addQuads([...statements]);
    writer.end((error, text) => (error ? reject(error) : resolve(text)));
  });
