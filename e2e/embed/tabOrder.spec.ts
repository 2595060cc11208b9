import type { Page } from '@playwright/test';
import { api, embeddable, embedOf, expect, h1, test } from './embedTest.ts';

/** The element that has the focus, also inside a shadow tree: `before`, `after`, or `inside` the section. */
const focused = (page: Page, tag: string) =>
  page.evaluate((name) => {
    const { activeElement } = document;
    return activeElement?.localName === name ? (activeElement.shadowRoot?.activeElement ? 'inside' : 'host') : activeElement?.id;
  }, tag);

/** Presses a key until the focus is on an element with this id; returns the places that it passed, each once. */
async function walk(page: Page, tag: string, key: string, end: string): Promise<string[]> {
  const passed: string[] = [];
  for (let steps = 0; steps < 1_000; steps += 1) {
    await page.keyboard.press(key);
    const place = (await focused(page, tag)) ?? '';
    if (passed.at(-1) !== place) passed.push(place);
    if (place === end) break;
  }
  return passed;
}

for (const { id, title } of embeddable) {
  test(`Tab goes into "${title.it}" and out of it both ways, with the link of the guide inside its element`, async ({
    page,
    portal,
    host,
  }) => {
    const tag = `territori-${id}`;
    await page.goto(host.url);
    // as a page of a host has it: the element with its link is parsed before the script defines it
    await page.evaluate(
      ({ name, script, address }) => {
        const place = document.getElementById('place') as HTMLElement;
        place.insertAdjacentHTML(
          'beforebegin',
          `<button id="before">prima</button><${name} lang="it" api="${address}"><a id="fallback" href="https://territori.example/">link</a></${name}><button id="after">dopo</button>`,
        );
        const element = document.createElement('script');
        element.type = 'module';
        element.src = script;
        document.body.append(element);
      },
      { name: tag, script: embedOf(portal, id), address: api() },
    );
    await expect(h1(page.locator(tag))).toBeVisible();
    await expect(page.locator(tag).locator('[aria-busy="true"]')).toHaveCount(0);
    await page.locator('#before').focus();
    expect(await walk(page, tag, 'Tab', 'after'), 'forwards').toEqual(['inside', 'after']);
    expect(await walk(page, tag, 'Shift+Tab', 'before'), 'backwards').toEqual(['inside', 'before']);
  });
}
