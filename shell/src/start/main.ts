import { SOURCE_LANGUAGE } from '@territori/languages';
import { localStorageIfAllowed, startReading } from '../registry/startReading.ts';
import { nextTask } from './nextTask.ts';
import { startFirstCalls } from './startFirstCalls.ts';
import { takeLanguageOfAddress } from './takeLanguageOfAddress.ts';

/**
 * The start of the portal: everything that makes the first page fast, in the order in which it runs. Each entry says what
 * it gave when it was measured; the conditions of a measurement are in `docs/performance.md`.
 *
 * - Preloads in the page (`indexHtml` and `routeHints` of the build). The page preloads the files of the frame, and its
 *   script the files of the addressed route. Without them, each group of files waits a round trip for the previous one.
 *   Measured on the monolith of the benchmark, which has the same hints: 618 ms instead of 738 ms to the home page's heading.
 *   With the script in the page and not in a file of its own, the home's words, which it writes into the outline, are there after 1.1 s
 *   instead of 1.9 s at 400 kbit/s and 400 ms with a sixth of the processor.
 * - One file for what every page needs (`shared/build/src/rspack/shell.ts`): it compresses better than many files and
 *   costs one round trip. Not measured alone.
 * - `CompileAheadPlugin` of the build: V8 compiles the files of the start in another thread while they are downloaded.
 *   Measured alone, as processor time of the main thread: home 229 ms instead of 293 ms, results of "variazioni" 237 ms
 *   instead of 279 ms, results of "storia" 287 ms instead of 344 ms.
 * - `startReading`: the configuration and the registry are requested while the shell's code is being downloaded.
 *   Not measured alone.
 * - `startTexts`: the texts of a language other than Italian are requested with the code. Not measured alone.
 * - `startFirstCalls`: the calls with which the first page begins start when configuration and registry are known. Measured at 1.6 Mbit/s
 *   and 150 ms: the call of a unit's page starts after 1.1 s instead of 2.6 s, its largest text is there after 2.8 s instead of 3.0 s.
 * - `nextTask` and `evaluate`: the modules are evaluated in several short tasks, between which the browser can respond.
 *   Not measured alone. Before these tasks, the slices below, compiling ahead and HTTP/2, Lighthouse gave home 0.85 with
 *   480 ms of blocking time, "territorio" 0.78 with 490 ms and "glossario" 0.80 with 580 ms. With all of them it gave
 *   0.96 with 160 ms, 0.94 with 200 ms and 0.97 with 110 ms.
 * - A task of its own for `start`: a browser that is observed, by Lighthouse too, notes the stack of each request, and V8 then parses every
 *   function on it again, which would be this whole file. Measured with the tokens by name: 469 ms of the home's thread instead of 496 ms.
 * - No `Intl` (`formatNumber`, `today`): the first formatter of a page takes 130 ms of a processor slowed to a quarter.
 *   Measured alone: 504 ms of the home's thread instead of 558 ms.
 * - `loadFirstPage`: the first page is loaded before React renders, so that frame and page are rendered together instead of
 *   frame, placeholder and page one after the other. Not measured alone.
 * - `startTransition` in `bootstrap`, and `Deferred` of `@territori/ui/layout` around the content of an answer: React
 *   renders in slices, between which the browser can respond. Not measured alone; see `nextTask`.
 */
async function start(): Promise<void> {
  const storage = localStorageIfAllowed();
  // The configuration and the registry are requested while the rest of the shell's code is loading.
  const reading = startReading();
  void takeLanguageOfAddress(window, storage, reading.config);
  startTexts(storage?.getItem('lng'));
  const request = startFirstCalls({ reading, hash: location.hash, storage, fetch: window.fetch.bind(window) });
  await nextTask();
  const evaluated = import('./evaluate.ts').then(({ evaluate }) => evaluate());
  await nextTask();
  const { bootstrap } = await evaluated;
  await bootstrap(reading, request);
}

/** Requests the texts of the visitor's language, which are in one file, with the code that shows them; Italian is part of that code. */
function startTexts(language: string | null | undefined): void {
  // a language without a file, or a file that does not arrive: the kit asks for it again, and then shows Italian
  if (language && language !== SOURCE_LANGUAGE) import(`@territori/languages/${language}/shell.json`).catch(() => {});
}

void nextTask().then(start);
