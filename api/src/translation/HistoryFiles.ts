import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodeSizes, encodeStoria } from '@territori/traduzione/storia';
import { EditionMemo } from '../database/EditionMemo.ts';
import type { Database, Edition } from '../database/index.ts';
import { readSizes, readStoria } from './readStoria.ts';

/** The files of which an edition's history consists: the versions and steps of the units, and their sizes. */
export const HISTORY_FILES = ['storia', 'dimensioni'] as const;
export type HistoryFile = (typeof HISTORY_FILES)[number];

/** The content of a file by the encoding in which it is sent. */
export type EncodedFile = Readonly<Record<'identity' | 'gzip' | 'br', Buffer>>;

async function encoded(content: unknown): Promise<EncodedFile> {
  const identity = Buffer.from(JSON.stringify(content));
  const [br, gzipped] = await Promise.all([
    // sent often and made once an edition, so the best quality is worth its second
    promisify(brotliCompress)(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength },
    }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return { identity, gzip: gzipped, br };
}

/** `storia.json` and `dimensioni.json` of the edition in service, compressed once an edition. */
export class HistoryFiles {
  readonly #files: EditionMemo<Readonly<Record<HistoryFile, EncodedFile>>>;

  constructor(database: Database) {
    this.#files = new EditionMemo(async (edition) => {
      const [storia, sizes] = await Promise.all([readStoria(database, edition), readSizes(database, edition)]);
      const [history, dimensions] = await Promise.all([encoded(encodeStoria(storia)), encoded(encodeSizes(sizes))]);
      return { storia: history, dimensioni: dimensions };
    });
  }

  of = (edition: Edition): Promise<Readonly<Record<HistoryFile, EncodedFile>>> => this.#files.of(edition);
}
