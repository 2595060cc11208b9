import type { ThreadAnswer } from './answerOwner.ts';
import { startThread } from './apart.ts';

/**
 * Runs a module that calls `answerOwner` in a thread, so that this one goes on answering. Resolves to what the work made. Throws an error
 * with the message of what the work throws.
 * @param progress receives what the work says, a line at a time
 */
export function inThread<Made>(module: URL, task: object, progress: (message: string) => void): Promise<Made> {
  const worker = startThread(module, task);
  return new Promise((resolve, reject) => {
    worker.on('message', (answer: ThreadAnswer<Made>) => {
      if ('progress' in answer) progress(answer.progress);
      else if ('made' in answer) resolve(answer.made);
      else reject(new Error(answer.refused));
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`the thread of ${module.pathname} ended with code ${code}`)));
  });
}
