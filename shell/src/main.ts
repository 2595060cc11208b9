import { nextTask } from './nextTask.ts';
import { startReading } from './registry/startReading.ts';

async function start(): Promise<void> {
  // The configuration and the registry are requested while the rest of the shell's code is loading.
  const reading = startReading();
  await nextTask();
  const evaluated = import('./evaluate.ts').then(({ evaluate }) => evaluate());
  await nextTask();
  // the first number that a browser writes in a language costs as much as drawing a page: it is written while the code is on its way
  new Intl.NumberFormat('it');
  const { bootstrap } = await evaluated;
  await bootstrap(reading);
}

start();
