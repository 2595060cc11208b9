import { nextTask } from './nextTask.ts';

/** Work in short steps: it yields between them, so that it can be interrupted. */
export type Steps<T> = Generator<undefined, T>;

/** For how many milliseconds steps run before the page can draw or answer. */
const STEPS_MS = 4;

/** Runs all steps without a pause. */
export function inOneGo<T>(work: Steps<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Runs all steps, with a pause before the first one and whenever 4 ms have passed. */
export async function withPauses<T>(work: Steps<T>): Promise<T> {
  for (;;) {
    await nextTask();
    const began = performance.now();
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() - began < STEPS_MS);
  }
}
