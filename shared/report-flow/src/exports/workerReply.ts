/** What an export worker says: how far it is, and at last the file or why there is none. */
export type WorkerReply =
  | { readonly kind: 'progress'; readonly ratio: number }
  | { readonly kind: 'done'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly reason: string };

/** Answers each message of the worker it is called in with what `make` makes of it. */
export function answerMessages<Request>(make: (request: Request, onProgress: (ratio: number) => void) => Blob | Promise<Blob>): void {
  const reply = (message: WorkerReply) => self.postMessage(message);
  self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
    try {
      reply({ kind: 'done', file: await make(data, (ratio) => reply({ kind: 'progress', ratio })) });
    } catch (error) {
      reply({ kind: 'failed', reason: String(error) });
    }
  });
}
