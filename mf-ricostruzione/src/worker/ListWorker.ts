import { startWorker } from '@territori/report-flow/export';
import type { ListCall, ListCalls, ListFailure, OpeningStep, WorkerReply, WorkerRequest } from './listMessages.ts';

/** A call to the worker that failed. */
export class ListCallError extends Error {
  override readonly name = 'ListCallError';
  readonly failure: ListFailure;

  constructor(failure: ListFailure) {
    super(failure.kind === 'problem' ? failure.problem : failure.reason);
    this.failure = failure;
  }
}

/** How far the opening of a list is; the ratio is null where it is not known. */
export interface OpeningProgress {
  readonly step: OpeningStep;
  readonly ratio: number | null;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress?: ((progress: OpeningProgress) => void) | undefined;
}

/** The worker that reads, recognises and translates a list. It keeps the list; the page gets only what it shows. */
export class ListWorker {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;
  /** Why the worker cannot answer, once it failed. */
  #failure: ListCallError | undefined;

  constructor() {
    this.#worker = startWorker(() => new Worker(new URL('./list.worker.ts', import.meta.url)));
    this.#worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => this.#take(data);
    this.#worker.onerror = ({ message }) => this.#fail(message || 'The worker did not start');
  }

  #take(reply: WorkerReply): void {
    const waiting = this.#waiting.get(reply.id);
    if (!waiting) return;
    if (reply.kind === 'progress') {
      waiting.onProgress?.({ step: reply.step, ratio: reply.ratio });
      return;
    }
    this.#waiting.delete(reply.id);
    if (reply.kind === 'answer') waiting.resolve(reply.answer as never);
    else waiting.reject(new ListCallError(reply.failure));
  }

  #fail(reason: string): void {
    this.#failure = new ListCallError({ kind: 'other', reason });
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }

  /** Rejects with ListCallError. */
  ask<Call extends ListCall>(
    call: Call,
    ask: ListCalls[Call]['ask'],
    onProgress?: (progress: OpeningProgress) => void,
  ): Promise<ListCalls[Call]['answer']> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = this.#calls++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, onProgress });
      this.#worker.postMessage({ id, call, ask } satisfies WorkerRequest<Call>);
    });
  }

  /** Ends the worker and with it the list. Calls on their way never return. */
  close(): void {
    this.#waiting.clear();
    this.#worker.terminate();
  }
}
