import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { EditionMemo } from '../database/EditionMemo.ts';
import type { Database, Edition } from '../database/index.ts';
import { compressHistory, type HistoryFile } from '../translation/compressHistory.ts';
import { isFileOf, readEditionFile } from './EditionFile.ts';

/** The content of a file by the encoding in which it is sent. */
export type EncodedFile = Readonly<Record<'identity' | 'gzip' | 'br', Buffer>>;

async function encodings(br: Buffer): Promise<EncodedFile> {
  const identity = await promisify(brotliDecompress)(br);
  return { identity, gzip: await promisify(gzip)(identity, { level: 9 }), br };
}

/** `storia.json` and `dimensioni.json` of the edition in service: those of its file, else made once an edition. */
export class HistoryFiles {
  readonly #files: EditionMemo<Readonly<Record<HistoryFile, EncodedFile>>>;

  /** @param path where the file of the edition in service is, if one is kept */
  constructor(database: Database, path: string | undefined) {
    this.#files = new EditionMemo(async (edition) => {
      const file = await readEditionFile(path);
      const { storia, dimensioni } = isFileOf(file, edition)
        ? { storia: Buffer.from(file.storia, 'base64'), dimensioni: Buffer.from(file.dimensioni, 'base64') }
        : await compressHistory(database, edition);
      return { storia: await encodings(storia), dimensioni: await encodings(dimensioni) };
    });
  }

  of = (edition: Edition): Promise<Readonly<Record<HistoryFile, EncodedFile>>> => this.#files.of(edition);
}
