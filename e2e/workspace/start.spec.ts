import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts } from '../../deploy/processes/freePorts.ts';
import { databaseOf, expect, PATIENCE_MS, test } from './workspaceTest.ts';

/** `npm start`, as the README promises it. */
test('npm start serves the portal with its data, and a supervisor that ends npm ends all of it', async ({ page, workspace }) => {
  test.setTimeout(PATIENCE_MS);
  await rm(join(workspace.folder, 'mf-glossario/dist'), { recursive: true, force: true });
  const [port] = await freePorts(1);
  const command = workspace.start(['npm', 'start'], { PORT: String(port), PORTALE_DATABASE: databaseOf(workspace) });
  const [, address = ''] = await command.printed(/Territori is ready: (\S+)/);
  await page.goto(`${address}/#/glossario`);
  await expect(page.locator('main h1')).toHaveText('Glossario');
  await expect(page.getByText(/^\d+ termini$/)).toBeVisible();

  // a section without a build got a quick one; that of a release replaces it beside the visitor, whose page goes on
  await command.printed(/site at revision \d+, with the builds of a release/);
  await page.goto(`${address}/#/ricerca-codice`);
  await expect(page.getByText(/^Qui si trovano i codici/)).toBeVisible();
  const { sections } = (await (await fetch(`${address}/registry.json`)).json()) as { sections: Record<string, { version: string }> };
  expect(Object.values(sections).filter(({ version }) => version.endsWith('-quick'))).toEqual([]);
  expect((await fetch(`${address}/mf/glossario/${sections.glossario?.version}/embed.js`)).status).toBe(200);
  await command.terminate();
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});
