import { expect, type Locator } from '@playwright/test';
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

/** What is said only where an answer takes long. */
const WAITING = /^Caricamento/;

for (const { title, go } of TEN_TASKS) {
  test(`what a screen reader says on the way to ${title}`, async ({ page, open, screenReader }) => {
    test.setTimeout(240_000);
    const lines: string[] = [];
    /** Writes down what is said about something that the visitor does. */
    const hear = async (done: string): Promise<void> => {
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 25_000 });
      const said = (await screenReader.said()).filter((text) => !WAITING.test(text));
      lines.push(`${done}: ${said.join(' | ') || '(silenzio)'}`);
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
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 25_000 });
    // the first key tells the screen reader in which window the visitor is
    screenReader.press('Escape');
    await screenReader.said();
    await expect(await go({ page, by, narrow: false })).toBeVisible({ timeout: 15_000 });
    await hear('alla fine');
    for (let stop = 0; stop < READ_ON; stop += 1) await by.leave();
    expect(`${lines.join('\n')}\n`).toMatchSnapshot(`${title}.txt`);
  });
}
