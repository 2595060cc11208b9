import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { day } from '../harness/day.ts';
import { mapsPrepared, PREPARATION_MS } from '../harness/mapsPrepared.ts';
import { TEN_TASKS } from '../walks/tenTasks.ts';
import { test } from './voiceTest.ts';

test.beforeAll(async ({ request }) => {
  test.setTimeout(PREPARATION_MS);
  await mapsPrepared(request);
});

/** More stops than a page has before what a task needs. */
const STOPS = 120;
/** Stops of Tab that are heard after the task. */
const READ_ON = 5;
/** Milliseconds without a call after which a page has what it asked for. */
const ANSWERED_MS = 300;

/**
 * What is not the page's, or depends on where the screen reader was while an answer was under way: its modes, the browser's words, what is
 * said meanwhile, the general titles of a unit and of a report, the parts of a page that it left.
 */
const PASSING = [
  /^(Caricamento|Lettura del file|Riconoscimento)/,
  /^Modalità (focus|navigazione)$/,
  /elemento con clic\.$/,
  /^notifica /,
  /^Recent download/,
  / - Territori$/,
  /^(Unità territoriale|Report)$/,
  /^(usciti d|contenuto principale)/,
  // what opens may be named before and after it did
  /^(espanso|contratto)$/,
];
const isLasting = (text: string) => !PASSING.some((passing) => passing.test(text));

/** What a visitor does, and what is said about it. */
type Step = readonly [done: string, ...said: string[]];

const textOf = (steps: readonly Step[]) =>
  steps.map(([done, ...said]) => [done, ...said.map((text) => `    ${text}`), ''].join('\n')).join('\n');
const stepsOf = (text: string): Step[] =>
  text
    .trim()
    .split('\n\n')
    .map((step) => step.split('\n').map((line) => line.trim()) as unknown as Step);
/** The term to which an address leads takes the focus while the list of terms comes: the screen reader hears it or not. */
const SOMETIMES = [/^Fusione pulsante/, /^regione (F|Termini)$/];

/** A number of rows or results: of two that follow each other, a screen reader may leave out the first. */
const NUMBER = /^[\d.]+ (righe|risultat[oi]|variazioni in)/;

/**
 * What is done, in its order, and what is said meanwhile. An announcement comes when the page has its answer, on a busy machine one step
 * later, and a region that changes twice in a moment may be read twice.
 */
function heardOnTheWay(steps: readonly Step[]) {
  const said = steps
    .flatMap(([, ...texts]) => texts.map((text) => text.replace(/ (espanso|contratto)(?= |$)/, '').replace(/\.$/, '')))
    .filter(isLasting);
  const last = said.findLast((text) => NUMBER.test(text));
  const lasting = said.filter((text) => (!NUMBER.test(text) || text === last) && !SOMETIMES.some((one) => one.test(text)));
  return { done: steps.map(([done]) => done), said: [...new Set(lasting)].sort() };
}

/** Resolves when the page has had no call under way for a while. */
async function answered(page: Page): Promise<() => Promise<void>> {
  let running = 0;
  let last = Date.now();
  const count = (step: number) => () => {
    running += step;
    last = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    await expect.poll(() => running <= 0 && Date.now() - last > ANSWERED_MS, { timeout: 20_000 }).toBe(true);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 25_000 });
  };
}

for (const { title, go } of TEN_TASKS) {
  test(`what a screen reader says on the way to ${title}`, async ({ page, open, screenReader }, { config }) => {
    test.setTimeout(240_000);
    const steps: Step[] = [];
    const { shown, iso } = day();
    /** Addresses and days differ from run to run. */
    const lasting = (text: string) =>
      text
        .replaceAll(shown, 'OGGI')
        .replaceAll(iso, 'OGGI')
        .replaceAll(/http:\/\/(localhost|127\.0\.0\.1):\d+/g, 'https://API');
    const settled = await answered(page);
    const heard = async (): Promise<string[]> => {
      await settled();
      const said = await screenReader.said();
      return said.filter(isLasting).map(lasting);
    };
    /** Writes down what is said about something that the visitor does. */
    const hear = async (done: string): Promise<void> => {
      steps.push([done, ...(await heard())]);
    };
    const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
    const reach = async (target: Locator): Promise<void> => {
      await expect(target).toBeVisible();
      const back = await target.evaluate((element) =>
        Boolean((document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING),
      );
      for (let stop = 0; stop < STOPS && !(await isFocused(target)); stop += 1) {
        screenReader.press(back ? 'shift+Tab' : 'Tab');
        await hear(back ? 'Maiusc+Tab' : 'Tab');
      }
      expect(await isFocused(target), `reached by Tab: ${target}`).toBe(true);
    };
    const by = {
      async press(target: Locator) {
        await reach(target);
        screenReader.press('Return');
        await hear('Invio');
      },
      async write(field: Locator, text: string) {
        await reach(field);
        screenReader.press('ctrl+a');
        screenReader.write(text);
        await hear(`scrive «${text.replaceAll('\n', ' ')}»`);
      },
      async leave() {
        screenReader.press('Tab');
        await hear('Tab');
      },
      async select() {
        throw new Error('No task of the ten chooses from a list.');
      },
    };
    await open('/home');
    await settled();
    // the first key tells the screen reader in which window the visitor is
    screenReader.press('Escape');
    await screenReader.said();
    await by.press(page.getByRole('link', { name: 'Vai al contenuto della pagina' }));
    // what is said at the first key depends on what the screen reader knew of the window
    steps.length = 0;
    await expect(await go({ page, by, narrow: false })).toBeVisible({ timeout: 25_000 });
    // what takes long is said after the last action
    const last = steps.pop();
    if (last) steps.push([...last, ...(await heard())]);
    for (let stop = 0; stop < READ_ON; stop += 1) await by.leave();

    const file = join(import.meta.dirname, 'recorded', `${title.replaceAll(/[^a-z0-9]+/gi, '-')}.txt`);
    if (config.updateSnapshots === 'all') {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, textOf(steps));
    }
    expect(heardOnTheWay(steps)).toEqual(heardOnTheWay(stepsOf(readFileSync(file, 'utf8'))));
  });
}
