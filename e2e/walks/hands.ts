import { expect, type Locator, type Page } from '@playwright/test';

/** How a visitor acts on a page: with the mouse or with the keyboard. Both find a control by its name. */
export interface Hands {
  /** Presses a button, a link, a chip, a column's header. */
  press(target: Locator): Promise<void>;
  /** Chooses a radio. The focus must be on it afterwards. */
  choose(radio: Locator): Promise<void>;
  /** Replaces the text of a text or date field. */
  write(field: Locator, text: string): Promise<void>;
  /** Chooses from a list that opens, by its value. */
  select(list: Locator, value: string): Promise<void>;
  /** Writes into a box that offers options, and takes the only one that fits. */
  pick(box: Locator, text: string, option: Locator): Promise<void>;
  /** Opens the calendar of a date field. */
  openCalendar(field: Locator): Promise<void>;
  /** Takes the day before the one that the calendar opens on. */
  pickDayBefore(calendar: Locator): Promise<void>;
  /** Closes the modal that is open, and sees that the focus is back on what opened it. */
  close(modal: Locator, opener: Locator, cross: string): Promise<void>;
}

export type HandsName = 'mouse' | 'keyboard';

export const handsOf = (name: HandsName, page: Page): Hands => (name === 'mouse' ? mouse(page) : keyboard(page));

function mouse(page: Page): Hands {
  return {
    press: (target) => target.click(),
    async choose(radio) {
      await radio.click();
      await expect(radio).toBeChecked();
    },
    async write(field, text) {
      await field.click({ clickCount: 3 });
      await page.keyboard.type(text);
    },
    async select(list, value) {
      await list.selectOption(value);
    },
    async pick(box, text, option) {
      await box.click();
      await page.keyboard.type(text);
      await option.click();
    },
    openCalendar: (field) => calendarButton(field).click(),
    async pickDayBefore(calendar) {
      const days = calendar.locator('tbody button');
      const current = await days.evaluateAll((all) => all.findIndex(({ tabIndex }) => tabIndex === 0));
      await days.nth(current - 1).click();
    },
    async close(modal, opener, cross) {
      await modal.getByRole('button', { name: cross, exact: true }).first().click();
      await expect(modal).toHaveCount(0);
      await expect(opener, 'the focus is back on what opened it').toBeFocused();
    },
  };
}

/** More stops than any page has. */
const STOPS = 150;

/** Where an element lies from the one with the focus. */
function direction(element: Element): 'here' | 'before' | 'after' {
  const { activeElement } = document;
  if (element === activeElement) return 'here';
  const place = activeElement?.compareDocumentPosition(element) ?? 0;
  return place & Node.DOCUMENT_POSITION_PRECEDING && !(place & Node.DOCUMENT_POSITION_CONTAINS) ? 'before' : 'after';
}

/** Whether who looks at the page sees the focus: it is shown, and where it is lies in the window and under nothing. */
function focusInSight(element: Element): string {
  if (!element.matches(':focus-visible')) return 'not shown';
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
  const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
  const there = document.elementFromPoint(x, y);
  if (!there) return 'out of the window';
  const seen = element.contains(there) || there.contains(element) || element.parentElement?.contains(there);
  return seen ? 'seen' : `under ${there.outerHTML.slice(0, 200)}`;
}

/** Tab, Shift+Tab, arrows, Enter, Space, Escape and letters: nothing that needs a pointer. */
function keyboard(page: Page): Hands {
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

  /** Goes there by Tab, and fails when it cannot be reached or the focus is not seen there. */
  const reach = async (target: Locator, there = isFocused): Promise<void> => {
    await expect(target).toBeVisible();
    // what one is still on may have been moved by what it did: rows that came above it
    if (await there(target)) return;
    const way = await target.evaluate(direction);
    for (let stop = 0; stop < STOPS && !(await there(target)); stop += 1) await page.keyboard.press(way === 'before' ? 'Shift+Tab' : 'Tab');
    expect(await there(target), `reached by ${way === 'before' ? 'Shift+Tab' : 'Tab'}: ${target}`).toBe(true);
    await expect.poll(() => page.locator(':focus').evaluate(focusInSight), { message: `the focus is seen on ${target}` }).toBe('seen');
  };

  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async choose(radio) {
      // one stop for the whole group
      await reach(radio, (target) =>
        target.evaluate((element) => {
          const { activeElement } = document;
          return activeElement instanceof HTMLInputElement && activeElement.name === (element as HTMLInputElement).name;
        }),
      );
      const up = (await radio.evaluate(direction)) === 'before';
      while (!(await isFocused(radio))) await page.keyboard.press(up ? 'ArrowUp' : 'ArrowDown');
      if (!(await radio.isChecked())) await page.keyboard.press('Space');
      await expect(radio).toBeChecked();
      await expect(radio, 'the focus does not move').toBeFocused();
    },
    async write(field, text) {
      await reach(field);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
    async select(list, value) {
      await reach(list);
      const place = (wanted: string) =>
        list.evaluate((select: HTMLSelectElement, text) => [...select.options].findIndex((option) => option.value === text), wanted);
      const [from, to] = [await place(await list.inputValue()), await place(value)];
      for (let step = from; step !== to; step += Math.sign(to - from)) await page.keyboard.press(to > from ? 'ArrowDown' : 'ArrowUp');
      await expect(list).toHaveValue(value);
    },
    async pick(box, text, option) {
      await reach(box);
      await page.keyboard.type(text);
      await expect(option).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
    },
    async openCalendar(field) {
      await reach(calendarButton(field));
      await page.keyboard.press('Enter');
    },
    async pickDayBefore(calendar) {
      await expect(calendar.locator('button:focus')).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
    },
    async close(modal, opener) {
      const hasFocus = () => modal.evaluate((element) => element.contains(document.activeElement));
      expect(await hasFocus(), 'the focus went in').toBe(true);
      await page.keyboard.press('Tab');
      expect(await hasFocus(), 'and stays in').toBe(true);
      await page.keyboard.press('Escape');
      await expect(modal).toHaveCount(0);
      await expect(opener, 'the focus is back on what opened it').toBeFocused();
    },
  };
}

/** The button in a date field that opens its calendar: the one beside the text. */
export const calendarButton = (field: Locator): Locator => field.locator('xpath=..').getByRole('button');
