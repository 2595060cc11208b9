/** A message of an export worker: the progress, and finally the file or the reason of the failure. */
export type WorkerReply =
  | { readonly kind: 'progress'; readonly ratio: number }
  | { readonly kind: 'done'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly reason: string };

/** In a worker: answers each message with the file that `make` makes from it. */
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
