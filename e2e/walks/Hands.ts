import { expect, type Locator, type Page } from '@playwright/test';

/** How someone operates a page: with a mouse, or with a keyboard alone. */
export interface Hands {
  /** Chooses a radio button. */
  choose(radio: Locator): Promise<void>;
  /** Presses a button, or follows a link. */
  press(button: Locator): Promise<void>;
  /** Puts a text in the place of what a field holds. */
  write(field: Locator, text: string): Promise<void>;
  /** Chooses an option of a native list by its label. */
  select(list: Locator, label: string): Promise<void>;
  /** Finds the one option of a typeahead that a text leaves, and takes it. */
  pick(field: Locator, text: string, option: string | RegExp): Promise<void>;
  /** Opens the calendar of a date field. */
  openCalendar(field: Locator, button: Locator): Promise<void>;
  /** Takes the day after the one that an open calendar shows, named for those who see it. */
  nextDay(day: Locator): Promise<void>;
  /** Closes a dialog. */
  leave(dialog: Locator, cross: string): Promise<void>;
}

export const mouse: Hands = {
  choose: (radio) => radio.check(),
  press: (button) => button.click(),
  write: (field, text) => field.fill(text),
  select: async (list, label) => {
    await list.selectOption({ label });
  },
  pick: async (field, text, option) => {
    await field.fill(text);
    await field.page().getByRole('option', { name: option, exact: true }).click();
  },
  openCalendar: (_, button) => button.click(),
  nextDay: (day) => day.click(),
  leave: (dialog, cross) => dialog.getByRole('button', { name: cross, exact: true }).first().click(),
};

/** Further than any walk has to tab. */
const FARTHEST = 150;

/** Tabs to an element, and sees that the focus on it can be seen. */
async function reach(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  await expect(target).toBeVisible();
  for (let steps = 0; steps < FARTHEST; steps++) {
    const way = await target.evaluate((element) => {
      const at = element.ownerDocument.activeElement;
      if (!at || at === element) return 'here';
      return at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
    });
    if (way === 'here') {
      expect(await target.evaluate((element) => element.matches(':focus-visible')), 'the focus can be seen').toBe(true);
      return;
    }
    await keyboard.press(way);
  }
  throw new Error(`${target} is not reached by Tab.`);
}

/** A group of radio buttons is one stop; its arrows choose. */
async function chooseByArrows(radio: Locator): Promise<void> {
  const { keyboard } = radio.page();
  await expect(radio).toBeVisible();
  const group = radio.page().locator(`input[type="radio"][name="${await radio.getAttribute('name')}"]`);
  const checked = group.and(radio.page().locator(':checked'));
  await reach((await checked.count()) > 0 ? checked : group.first());
  const place = () =>
    radio.evaluate((element: HTMLInputElement) => {
      const all = [...element.ownerDocument.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
        ({ name }) => name === element.name,
      );
      return all.indexOf(element) - all.indexOf(element.ownerDocument.activeElement as HTMLInputElement);
    });
  for (let way = await place(); way !== 0; way = await place()) await keyboard.press(way > 0 ? 'ArrowDown' : 'ArrowUp');
  if (!(await radio.isChecked())) await keyboard.press('Space');
}

/** Types the label, as far as it leads, and goes on by arrows. */
async function selectByTyping(list: Locator, label: string): Promise<void> {
  const { keyboard } = list.page();
  const shown = () => list.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.label);
  await reach(list);
  await keyboard.type(label);
  for (let steps = 0; steps < FARTHEST && (await shown()) !== label; steps++) await keyboard.press('ArrowDown');
  expect(await shown()).toBe(label);
}

const writeByKeys = async (field: Locator, text: string) => {
  await reach(field);
  await field.page().keyboard.press('Control+A');
  await field.page().keyboard.type(text);
};

const pressByKeys = async (button: Locator) => {
  await reach(button);
  await button.page().keyboard.press('Enter');
};

export const keyboard: Hands = {
  choose: chooseByArrows,
  press: pressByKeys,
  write: writeByKeys,
  select: selectByTyping,
  pick: async (field, text, option) => {
    await writeByKeys(field, text);
    await expect(field.page().getByRole('option')).toHaveText([option]);
    await field.page().keyboard.press('ArrowDown');
    await field.page().keyboard.press('Tab');
  },
  openCalendar: async (field) => {
    await reach(field);
    await field.page().keyboard.press('Alt+ArrowDown');
  },
  nextDay: async (day) => {
    await day.page().keyboard.press('ArrowRight');
    await expect(day).toBeFocused();
    await day.page().keyboard.press('Enter');
  },
  leave: (dialog) => press(dialog.page(), 'Escape'),
};

const press = (page: Page, key: string) => page.keyboard.press(key);
