import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readEditionFile } from '@territori/store/editionFile/EditionFile';
import { editionFilePath } from '@territori/store/editionFile/editionFilePath';
import { BadStoriaError, decodeSizes, decodeStoria, HistoryIndex } from '@territori/traduzione/storia';
import { locate } from './locate.ts';
import { UsageError } from './UsageError.ts';

/** The history by which a list is translated. */
export interface OpenedHistory {
  readonly index: HistoryIndex;
  /** The name of its edition. */
  readonly name: string;
}

/** The texts of `storia.json` and of `dimensioni.json`, where there is one. */
interface HistoryTexts {
  readonly storia: string;
  readonly sizes: string | undefined;
}

const SIZES_FILE = 'dimensioni.json';

async function historyTextsIn(path: string): Promise<HistoryTexts> {
  const storia = await readFile(path, 'utf8');
  const sizes = await readFile(join(dirname(path), SIZES_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  return { storia, sizes };
}

async function historyTextsAt(address: string): Promise<HistoryTexts> {
  const get = (url: string | URL) =>
    fetch(url).catch(({ cause, message }) => {
      throw new UsageError('storia.senzaRisposta', { nome: String(url), motivo: cause?.code ?? message });
    });
  const answer = await get(address);
  if (!answer.ok) throw new UsageError('storia.senzaRisposta', { nome: address, motivo: String(answer.status) });
  // the address of the newest edition leads to that of one edition
  const sizes = await get(new URL(SIZES_FILE, answer.url));
  return { storia: await answer.text(), sizes: sizes.ok ? await sizes.text() : undefined };
}

function decodedHistory({ storia, sizes }: HistoryTexts): HistoryIndex {
  return new HistoryIndex(decodeStoria(JSON.parse(storia)), sizes === undefined ? undefined : decodeSizes(JSON.parse(sizes)));
}

/** The history in the file of the edition in service, which a load has written. Throws UsageError where there is none. */
async function historyInService(): Promise<OpenedHistory> {
  const file = await readEditionFile(editionFilePath());
  if (!file) throw new UsageError('storia.assente');
  const unpacked = (base64: string) => brotliDecompressSync(Buffer.from(base64, 'base64')).toString();
  return { index: decodedHistory({ storia: unpacked(file.storia), sizes: unpacked(file.dimensioni) }), name: file.edition.name };
}

/**
 * The history of the edition in service, or the one in a `storia.json` that is named, a file or an address, with the sizes in the
 * `dimensioni.json` beside it. Throws UsageError where there is no such history.
 */
export async function openHistory(named: string | undefined): Promise<OpenedHistory> {
  if (named === undefined) return historyInService();
  const texts = await (/^https?:\/\//.test(named) ? historyTextsAt(named) : historyTextsIn(locate(named)));
  try {
    const index = decodedHistory(texts);
    return { index, name: index.edition };
  } catch (error) {
    if (error instanceof BadStoriaError || error instanceof SyntaxError) throw new UsageError('storia.altroFile', { nome: named });
    throw error;
  }
}
