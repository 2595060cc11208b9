import { join } from 'node:path';
import { buildPackage } from '@territori/build/compile/buildPackage';
import { writePages } from '@territori/build/site/pages/writePages';
import { publish } from '@territori/build/site/publish';
import { readDeployment } from '@territori/build/site/readDeployment';
import { root } from '@territori/build/workspace';
import { type OwnSite, startOwnSite } from '../harness/ownSite.ts';
import { expect, test } from '../harness/test.ts';

/** The section whose page is an element of Vue (`shared/testing/mf-parole`), released beside the others. */
let site: OwnSite;

test.beforeAll(async ({ api }) => {
  test.setTimeout(120_000);
  site = await startOwnSite(api);
  const directory = join(root, 'shared/testing/mf-parole');
  const parole = await buildPackage({ config: 'section', directory, version: '1.0.0', variant: 'quick' }, { force: true });
  await publish(site.target, await readDeployment(site.target), { sections: { parole } });
  await writePages(site.target);
});
test.afterAll(() => site.close());

test('a section in another framework stands in the menu, shows data in both languages, keeps its state in the address, and leads on', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`${site.portal.url}/#/home`);
  await page.getByRole('link', { name: 'Parole', exact: true }).click();
  const h1 = page.getByRole('heading', { level: 1 });
  await expect(h1).toHaveText('Le parole del glossario');
  await expect(h1, 'as after each change of page').toBeFocused();
  await expect(page).toHaveTitle(/^Parole/);
  await expect(page.getByText('104 parole')).toBeVisible();
  await expectAccessible();
  await page.getByRole('searchbox', { name: 'Parola da cercare' }).fill('ambito');
  await page.getByRole('searchbox', { name: 'Parola da cercare' }).press('Enter');
  await expect(page.getByText('1 parola', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/#\/parole\?cerca=ambito$/);
  await page
    .getByRole('button', { name: /English|EN/ })
    .or(page.getByRole('link', { name: /English|EN/ }))
    .first()
    .click();
  await expect(h1).toHaveText('The words of the glossary');
  await expect(page.getByRole('searchbox', { name: 'Word to search' })).toHaveValue('ambito');
  await page.goBack();
  await expect(page.getByText('104 words')).toBeVisible();
});

test('where an element of another framework gives up, the portal says so in its place and tries again on request', async ({
  page,
  said,
}) => {
  said.allow(/./);
  await page.route('**/api/Report/Glossario*', (route) => route.abort());
  await page.goto(`${site.portal.url}/#/parole`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La sezione «Parole» non è al momento disponibile');
  await page.unroute('**/api/Report/Glossario*');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText('104 parole')).toBeVisible();
});
