import './workerFolder.ts';
import { type Grid, LARGEST_FILE, ListError, readGrids, readText } from '@territori/traduzione';
import { exampleList } from '../list/exampleLists.ts';
import { ListSession } from '../list/ListSession.ts';
import { fetchHistory, HistoryError } from './fetchHistory.ts';
import type { ListCall, ListCalls, ListFailure, ListSource, OpeningStep, WorkerReply, WorkerRequest } from './listMessages.ts';

/** The list that is open. The one before is dropped when another is read. */
let session: ListSession | undefined;

const workbook = () => import('@territori/traduzione/workbook');

/** The bytes of a file, with the share that was read. */
async function bytesOf(file: File, onRatio: (ratio: number) => void): Promise<Uint8Array> {
  if (file.size > LARGEST_FILE) throw new ListError('troppo_grande', { byte: file.size, limite: LARGEST_FILE });
  const bytes = new Uint8Array(file.size);
  let read = 0;
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes;
    bytes.set(value, read);
    read += value.byteLength;
    onRatio(read / file.size);
  }
}

async function read(source: ListSource, history: Parameters<typeof fetchHistory>, tell: (step: OpeningStep, ratio?: number) => void) {
  const index = fetchHistory(...history);
  const grids = async (): Promise<{ name: string; grids: Grid[] }> => {
    if (source.kind === 'file') {
      const bytes = await bytesOf(source.file, (ratio) => tell('lettura', ratio));
      // how long the cells of a large workbook take is not known
      tell('lettura');
      return { name: source.file.name, grids: await readGrids(bytes) };
    }
    if (source.kind === 'text') return { name: source.name, grids: [readText(source.text)] };
    const { name, text } = exampleList(await index, source.id);
    return { name, grids: [readText(text)] };
  };
  // an example is made from the history
  tell(source.kind === 'example' ? 'storia' : 'lettura');
  // a file that cannot be read says so also where the history does not arrive
  const list = await grids();
  tell('storia');
  return { ...list, index: await index };
}

const answers: { [Call in ListCall]: (ask: ListCalls[Call]['ask'], tell: (step: OpeningStep, ratio?: number) => void) => unknown } = {
  open: async ({ source, storia, dimensioni }, tell): Promise<ListCalls['open']['answer']> => {
    session = undefined;
    const { name, grids, index } = await read(source, [storia, dimensioni], tell);
    tell('riconoscimento');
    session = new ListSession(index, name, grids);
    return { name };
  },
  view: ({ choices }) => opened().view(choices),
  outline: ({ sheet }) => opened().outline(sheet),
  rows: ({ choices, filter, start, count }) => opened().rows(choices, filter, start, count),
  toCheck: ({ choices, start, count }) => opened().toCheck(choices, start, count),
  aggregated: ({ choices, start, count }) => opened().aggregated(choices, start, count),
  file: ({ choices, kind, edition }) => opened().file(choices, kind, edition, async () => (await workbook()).writeWorkbook),
};

function opened(): ListSession {
  if (!session) throw new Error('No list is open');
  return session;
}

function failureOf(error: unknown): ListFailure {
  if (error instanceof ListError) return { kind: 'problem', problem: error.problem, parameters: error.parameters };
  const reason = error instanceof Error ? error.message : String(error);
  return { kind: error instanceof HistoryError ? 'history' : 'other', reason };
}

self.addEventListener('message', async ({ data: { id, call, ask } }: MessageEvent<WorkerRequest>) => {
  const reply = (message: WorkerReply) => self.postMessage(message);
  try {
    const answerCall = answers[call] as (ask: unknown, tell: (step: OpeningStep, ratio?: number) => void) => unknown;
    const answer = await answerCall(ask, (step, ratio) => reply({ id, kind: 'progress', step, ratio: ratio ?? null }));
    reply({ id, kind: 'answer', answer: answer as ListCalls[ListCall]['answer'] });
  } catch (error) {
    reply({ id, kind: 'failure', failure: failureOf(error) });
  }
});
