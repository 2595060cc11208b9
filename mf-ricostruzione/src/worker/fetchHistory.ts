import { decodeSizes, decodeStoria, HistoryIndex, type SizesFile, type StoriaFile } from '@territori/traduzione/storia';

/** The history of the units could not be read from the API. */
export class HistoryError extends Error {
  override readonly name = 'HistoryError';
}

async function json<T>(address: string): Promise<T> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return (await answer.json()) as T;
  } catch (error) {
    throw new HistoryError(`${address}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

let known: { readonly address: string; readonly index: Promise<HistoryIndex> } | undefined;

/** The history at an address, read once. A failure is not remembered. */
export function fetchHistory(storia: string, dimensioni: string): Promise<HistoryIndex> {
  if (known?.address === storia) return known.index;
  const index = Promise.all([json<StoriaFile>(storia), json<SizesFile>(dimensioni)]).then(
    ([history, sizes]) => new HistoryIndex(decodeStoria(history), decodeSizes(sizes)),
  );
  known = { address: storia, index };
  index.catch(() => {
    known = undefined;
  });
  return index;
}
