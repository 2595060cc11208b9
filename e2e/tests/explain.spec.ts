import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@territori/build/workspace';
import { commandsIn } from '../harness/commandsIn.ts';
import { expect, test } from '../harness/test.ts';

const SOURCE = 'mf-glossario/src/data/glossaryGroups.ts';
const STATEMENT = 'return fold(nome).charAt(0);';

test('an error of a page is reported with its place in the released files, and explained back to its line', async ({ page, said }) => {
  test.setTimeout(90_000);
  said.allow(/./);
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), outcomeSample: 100 } });
  });
  // a term without a name, with which the section does not reckon
  await page.route('**/api/Report/Glossario*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: [{ id_geoglossario: 1, descrizione: 'Mario Rossi' }] });
  });
  await page.goto('/#/glossario');
  await expect(page.locator('main h1')).toHaveText('La sezione «Glossario» non è al momento disponibile');
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/esiti') && response.request().method() === 'POST');
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const answer = await answered;
  expect(answer.status()).toBe(204);

  const { errors } = answer.request().postDataJSON() as { errors: { section: string; version: string; error: string; at: string[] }[] };
  expect(errors).toEqual([
    { section: 'glossario', version: expect.any(String), error: expect.stringMatching(/^TypeError: Cannot read/), at: expect.any(Array) },
  ]);
  expect(JSON.stringify(errors)).not.toContain('Rossi');

  const line =
    readFileSync(join(root, SOURCE), 'utf8')
      .split('\n')
      .findIndex((text) => text.includes(STATEMENT)) + 1;
  const explained = await commandsIn(root).run('npm', 'run', '-s', 'explain', '--', JSON.stringify(errors[0]));
  expect(explained).toContain(`${SOURCE}:${line}:`);
  expect(explained).toMatch(new RegExp(`^> *${line} \\|.*fold\\(nome\\)`, 'm'));
});

test('visitors do not get source maps', async ({ page, portal }) => {
  const registry = (await (await page.request.get('/registry.json')).json()) as { sections: Record<string, { base: string }> };
  const base = registry.sections.glossario?.base ?? '';
  const script = await page.request.get(`${base}remoteEntry.js`);
  expect(script.status()).toBe(200);
  expect(await script.text()).not.toContain('sourceMappingURL');
  for (const address of [`${base}remoteEntry.js.map`, `${portal.url}/maps/mf/glossario/1.0.0/remoteEntry.js.map`])
    expect((await page.request.get(address)).status(), address).toBe(404);
});
