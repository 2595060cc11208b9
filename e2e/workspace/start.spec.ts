import { freePorts } from '../../deploy/processes/freePorts.ts';
import { databaseOf, expect, PATIENCE_MS, test } from './workspaceTest.ts';

/** `npm start`, as the README promises it. */
test('npm start serves the portal with its data, and a supervisor that ends npm ends all of it', async ({ page, workspace }) => {
  test.setTimeout(PATIENCE_MS);
  const [port] = await freePorts(1);
  const command = workspace.start(['npm', 'start'], { PORT: String(port), PORTALE_DATABASE: databaseOf(workspace) });
  const [, address = ''] = await command.printed(/Territori is ready: (\S+)/);
  await page.goto(`${address}/#/glossario`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossario');
  await expect(page.getByText(/^\d+ termini$/)).toBeVisible();
  await command.terminate();
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});
