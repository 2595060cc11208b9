import type { Registry } from '@territori/contract';
import { expect, test } from '../harness/test.ts';

/** The page for developers and reviewers. Previews of published versions are in `releases.spec.ts`. */
test('says the size of each section, how fast it came, and what it shares with the portal', async ({ page, open, expectAccessible }) => {
  await open('/glossario');
  await expect(page.getByText('104 termini')).toBeVisible();
  await page.getByText('Versioni in uso', { exact: true }).first().click();
  await page
    .getByRole('link', { name: /versioni/i })
    .last()
    .click();
  await expect(page.locator('main h1')).toHaveText('Versioni in uso');
  const glossary = page.getByRole('main').getByRole('row', { name: /^Glossario/ });
  await expect(glossary).toContainText(/\d kB all’ingresso, \d+ kB con le copie per altri siti/);
  await expect(glossary).toContainText(/L’ingresso è arrivato in \d+ ms/);
  await expect(page.getByRole('row', { name: /^@territori\/kit/ })).toContainText('Tutte le sezioni');
  await expectAccessible();
});

test('opens a section from a developer’s address, says so, and leads back', async ({ page, portal, open }) => {
  const { sections } = (await (await fetch(`${portal.url}/registry.json`)).json()) as Registry;
  await open('/versioni');
  await page.getByRole('combobox', { name: 'Sezione' }).selectOption({ label: 'Glossario' });
  const address = page.getByRole('textbox', { name: 'Indirizzo' });
  await address.fill('localhost:4400');
  await page.getByRole('button', { name: 'Apri la sezione' }).click();
  await expect(page.getByText('Scrivi un indirizzo che comincia con http:// o https://.')).toBeVisible();
  await address.fill(sections.glossario?.base ?? '');
  await page.getByRole('button', { name: 'Apri la sezione' }).click();
  await expect(page.getByText(`La sezione «Glossario» viene da ${sections.glossario?.base}`)).toBeVisible();
  await expect(page.locator('main h1')).toHaveText('Glossario');
  await page.evaluate(() => {
    location.hash = '#/versioni';
  });
  await expect(page.getByRole('row', { name: /^Glossario/ })).toContainText(`da ${sections.glossario?.base}`);
  await page.getByRole('link', { name: 'Torna alla versione pubblicata' }).click();
  await expect(page.getByText('La sezione «Glossario» viene da')).toHaveCount(0);
});

test('the tools of Module Federation see the sections with their versions, and their types at an address without a version', async ({
  page,
  portal,
  open,
}) => {
  const { sections } = (await (await fetch(`${portal.url}/registry.json`)).json()) as Registry;
  await open('/glossario');
  const seen = await page.evaluate(() => {
    const { __FEDERATION__: known } = window as unknown as {
      __FEDERATION__: { __INSTANCES__: { options: { remotes: { name: string }[] } }[]; moduleInfo: Record<string, { version: string }> };
    };
    return { remotes: known.__INSTANCES__[0]?.options.remotes.map(({ name }) => name), versions: Object.keys(known.moduleInfo) };
  });
  expect(seen.remotes?.toSorted()).toEqual(
    Object.values(sections)
      .map(({ section }) => section.container)
      .toSorted(),
  );
  expect(seen.versions).toContain(`mf_glossario:${sections.glossario?.version}`);

  const folder = new URL('..', sections.glossario?.base);
  const manifest = await (await fetch(new URL('mf-manifest.json', folder))).json();
  const { remoteEntry, types } = manifest.metaData;
  for (const file of [`${remoteEntry.path}/${remoteEntry.name}`, types.zip, types.api])
    expect((await fetch(new URL(file, folder))).status, file).toBe(200);
});
