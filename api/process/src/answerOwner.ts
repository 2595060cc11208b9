import { parentPort, workerData } from 'node:worker_threads';

/** Lines while the work goes on, then what it made, or why it made nothing. */
export type ThreadAnswer<Made> = { progress: string } | { made: Made } | { refused: string };

/**
 * Does in a thread what its owner asked for with `inThread`, and answers.
 * @param explain one line for an error that is expected
 */
export async function answerOwner<Task, Made>(
  work: (task: Task, progress: (message: string) => void) => Promise<Made>,
  explain: (error: unknown) => string | undefined,
): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('This module runs in a thread');
  const report = (answer: ThreadAnswer<Made>) => port.postMessage(answer);
  try {
    report({ made: await work(workerData as Task, (message) => report({ progress: message })) });
  } catch (error) {
    report({ refused: explain(error) ?? String(error) });
  }
}
