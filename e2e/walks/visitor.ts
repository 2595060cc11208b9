import type { Locator, Page } from '@playwright/test';
import type { Hands } from './hands.ts';

/** Someone who has never seen the portal, with their hands. */
export interface Visitor {
  readonly page: Page;
  readonly by: Pick<Hands, 'press' | 'write' | 'select'> & {
    /** Leaves the field that was written in: an action too. */
    leave(): Promise<void>;
  };
  /** True on a screen where what can be done with a report is folded. */
  readonly narrow: boolean;
}

export interface Task {
  readonly title: string;
  /** How many actions it takes on a wide screen, and on a narrow one. */
  readonly actions: readonly [wide: number, narrow: number];
  /** From the home to the answer; gives the first result. */
  readonly go: (visitor: Visitor) => Promise<Locator>;
}

export const main = (page: Page): Locator => page.getByRole('main');
export const button = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true });

/** One of the usual tasks on the home. */
export const usualTask = (page: Page, name: string): Locator =>
  main(page).getByRole('list', { name: 'Che cosa puoi fare' }).getByRole('link', { name });

/** Searches from the home: two actions. */
export async function searchFor({ page, by }: Visitor, text: string): Promise<void> {
  await by.write(main(page).getByRole('combobox'), text);
  await by.press(button(page, 'Cerca'));
}

/** The results of a search in a group. */
export const found = (page: Page, group: RegExp): Locator => main(page).getByRole('region', { name: group });
