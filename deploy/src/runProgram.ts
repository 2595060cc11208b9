import { explainCommandFailure } from '@territori/build/site/explainCommandFailure';

/** Runs a program of this folder. What an operator can correct is one line on the console, with exit code 1. */
export async function runProgram(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(explainCommandFailure(error) ?? error);
    process.exitCode = 1;
  }
}
