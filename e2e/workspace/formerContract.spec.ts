import { join } from 'node:path';
import { copySite } from '../harness/copySite.ts';
import { startPortal } from '../harness/startPortal.ts';
import { edit } from './edit.ts';
import { raiseVersions } from './raiseVersions.ts';
import { expect, PATIENCE_MS, placeOf, test } from './workspaceTest.ts';

/** A change that breaks: a new contract, and a kit in which the hook of a section's texts has another name. */
test('after a change that breaks, the shell runs the sections that were built before, in both languages, and says until when', async ({
  workspace,
  api,
  page,
}) => {
  test.setTimeout(PATIENCE_MS);
  const site = join(placeOf(workspace, 'former-contract'), 'site');
  await copySite(site);
  await edit(workspace, 'shared/contract/src/contractNumber.ts', 'CONTRACT = 1', 'CONTRACT = 2');
  await edit(workspace, 'shared/kit/src/index.ts', 'type Translate, useMessages }', 'type Translate, useMessages as useTexts }');
  await raiseVersions(workspace, { '@territori/kit': 'major', '@territori/shell': 'minor' });
  const release = () => workspace.start(['npm', 'run', 'release', '--', 'shell', '--to', site]).ended;
  const without = await release();
  expect(without.code).toBe(1);
  expect(without.output).toMatch(/The running glossario \S+ has contract 1, shell \S+ has contract 2\./);

  await edit(
    workspace,
    'shared/contract/src/formerContracts.ts',
    'FormerContract[] = [];',
    "FormerContract[] = [{ contract: 1, versions: { '@territori/kit': '1.99.0' }, until: '2027-12-31' }];",
  );
  await edit(
    workspace,
    'shell/src/sections/compatibility.ts',
    'Compatibility>> = {};',
    "Compatibility>> = { 1: { modules: { '@territori/kit': (kit) => ({ ...kit, useMessages: (kit as { useTexts?: object }).useTexts }) } } };",
  );
  await workspace.commit();
  const { code, output } = await release();
  expect(code, output).toBe(0);
  expect(output).toMatch(/glossario \S+ has contract 1, which shell \S+ runs until 2027-12-31: build it again before then\./);

  const portal = await startPortal(api, site);
  await page.goto(`${portal.url}/#/glossario`);
  await expect(page.getByText('104 termini')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('main h1')).toHaveText('Glossary');
  await expect(page.getByText('104 terms')).toBeVisible();
  await page.goto(`${portal.url}/#/versioni`);
  await expect(page.getByRole('row', { name: /^Glossary/ })).toContainText('built for contract 1: the portal runs it until 31/12/2027');
  await portal.close();
  await workspace.reset();
});
