import { jobs } from '../hosts/jobs.ts';
import { api, embed, embeddable, embedOf, expect, NOWHERE, test } from './embedTest.ts';

test.describe('an API that cannot be reached', () => {
  /** What each section says of it, in English. */
  const messages: Readonly<Record<string, RegExp>> = {
    apidetail: /The list of services could not be loaded/,
    home: /number of units in force could not be loaded/,
    glossario: /The glossary could not be loaded/,
    'ricerca-codice': /The kinds of unit could not be loaded/,
    ricostruzione: /The geographic scopes could not be loaded/,
    storia: /The kinds of unit could not be loaded/,
    territorio: /The geographic scopes could not be loaded/,
    variazioni: /The geographic scopes could not be loaded/,
  };

  for (const { id } of embeddable) {
    test(`is reported inside ${id}, which works with another`, async ({ page, portal, host, said, expectAccessible }) => {
      said.allow(/127\.0\.0\.1:9/);
      await page.goto(host.url);
      const element = await embed(page, embedOf(portal, id), id, { lang: 'en', api: NOWHERE });
      await expect(element.getByText(messages[id] as RegExp)).toBeVisible();
      await expect(element.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
      await expectAccessible();
      await element.evaluate((place, address) => place.setAttribute('api', address), api());
      await expect(element.getByText(messages[id] as RegExp)).toHaveCount(0);
      await element.evaluate((place) => place.setAttribute('lang', 'it'));
      await jobs[id]?.(element, page);
      await expectAccessible();
    });
  }
});
