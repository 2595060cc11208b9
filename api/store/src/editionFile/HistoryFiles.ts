import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { editionName } from '@territori/history/edition/editionName';
import { EditionMemo } from '../database/EditionMemo.ts';
import type { Database, Edition } from '../database/index.ts';
import type { Store } from '../files/Store.ts';
import { compressHistory, HISTORY_FILES, type HistoryFile, readHistory } from '../storia/compressHistory.ts';
import { isFileOf, readEditionFile } from './EditionFile.ts';

/** The content of a file by the encoding in which it is sent. */
export type EncodedFile = Readonly<Record<'identity' | 'gzip' | 'br', Buffer>>;

async function encodings(br: Buffer): Promise<EncodedFile> {
  const identity = await promisify(brotliDecompress)(br);
  return { identity, gzip: await promisify(gzip)(identity, { level: 9 }), br };
}

async function historyOfFile(path: string | undefined, edition: Edition): Promise<Readonly<Record<HistoryFile, Buffer>> | undefined> {
  const file = await readEditionFile(path);
  if (!isFileOf(file, edition)) return undefined;
  return { storia: Buffer.from(file.storia, 'base64'), dimensioni: Buffer.from(file.dimensioni, 'base64') };
}

/** Where the files of the history of an edition are in a store. */
export const historyPath = (edition: { readonly fingerprint: string }, name: HistoryFile): string =>
  `${editionName(edition)}/${name}.json.br`;

async function storedHistory(store: Store | null, edition: Edition): Promise<Readonly<Record<HistoryFile, Buffer>> | undefined> {
  const [storia, dimensioni] = await Promise.all(HISTORY_FILES.map((name) => store?.read(historyPath(edition, name))));
  return storia && dimensioni && { storia: storia.content, dimensioni: dimensioni.content };
}

/** `storia.json` and `dimensioni.json` of the edition in service: those of its folder or its file, else made once for each edition. */
export class HistoryFiles {
  readonly #files: EditionMemo<Readonly<Record<HistoryFile, EncodedFile>>>;

  /** @param path where the file of the edition in service is, if one is kept */
  constructor(database: Database, store: Store | null, path: string | undefined) {
    this.#files = new EditionMemo(async (edition) => {
      const { storia, dimensioni } =
        (await storedHistory(store, edition)) ??
        (await historyOfFile(path, edition)) ??
        (await compressHistory(await readHistory(database, edition)));
      return { storia: await encodings(storia), dimensioni: await encodings(dimensioni) };
    });
  }

  of = (edition: Edition): Promise<Readonly<Record<HistoryFile, EncodedFile>>> => this.#files.of(edition);
}
