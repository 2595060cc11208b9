import type { ReportSpool } from '@territori/contract/wire';
import { expect, test } from '../harness/test.ts';
import { reportPage, SPOOL } from './reportPage.ts';
import { walk } from './walk.ts';

walk(2, 'metadata, API, link and files of a report', async (walker) => {
  const { page, by, context, section, lookAround } = walker;
  const { open, route, words, one, title, main, modal, button, shows } = reportPage(walker);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(`${route}&filter=COMUNE:${encodeURIComponent(one)}`);
  await shows(1, 1, 1);
  const file = async (press: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    return download.suggestedFilename();
  };

  await test.step('metadata: a variable, and the legend as a file', async () => {
    const opener = button(words.metadata);
    await by.press(opener);
    await expect(modal).toHaveAccessibleName(words.metadataTitle(title));
    await expect(modal.getByRole('heading', { name: words.legend })).toBeVisible();
    const header = modal.getByRole('button', { name: words.municipality, exact: true });
    await by.press(header);
    await expect(header).toHaveAttribute('aria-expanded', 'true');
    await expect(modal.getByRole('term')).toHaveText([...words.metadataOf]);
    await lookAround('metadata open');
    for (const kind of ['XLSX', 'ODS', 'CSV', 'JSON', 'PDF'])
      expect(await file(() => by.press(modal.getByRole('button', { name: words.download(kind), exact: true })))).toMatch(
        new RegExp(`\\.${kind.toLowerCase()}$`),
      );
    await by.press(header);
    await expect(header).toHaveAttribute('aria-expanded', 'false');
    await by.close(modal, opener, words.close);
  });
  await test.step('API: the call that answers with these rows', async () => {
    const opener = button('API');
    await by.press(opener);
    await expect(modal).toHaveAccessibleName(words.apiTitle(title));
    const address = await modal.getByRole('region', { name: words.call }).getByRole('link').getAttribute('href');
    const spool = (await (await page.request.get(address ?? '')).json()) as ReportSpool;
    expect(spool.body.map((row) => row.COMUNE)).toEqual([one]);
    await lookAround('API open');
    await by.close(modal, opener, words.close);
  });
  await test.step('the link of this view', async () => {
    await by.press(button(words.copyLink));
    await expect(page.getByText(words.copied, { exact: true })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const tab = await context.newPage();
    await tab.goto(link);
    await expect(tab.getByRole('main').getByRole('link', { name: one, exact: true }).first()).toBeVisible();
    await tab.close();
  });
  await test.step('a file that is being made can be cancelled', async () => {
    await page.route(SPOOL, () => undefined);
    await by.press(button(words.download('CSV')));
    await expect(main.getByText(words.preparing('CSV'), { exact: true })).toBeVisible();
    await expect(button(words.download('XLSX'))).toBeDisabled();
    await lookAround('file in preparation');
    await by.press(button(words.cancel));
    await expect(main.getByText(words.preparing('CSV'))).toHaveCount(0);
    await expect(button(words.download('XLSX'))).toBeEnabled();
    await page.unroute(SPOOL);
  });
  await test.step('files, one at a time', async () => {
    await by.press(main.getByRole('checkbox', { name: words.withMetadata }));
    for (const kind of ['XLSX', 'ODS', 'CSV', 'JSON', 'PDF'])
      expect(
        await file(async () => {
          await by.press(button(words.download(kind)));
          // this report has more than twelve columns, so its PDF asks first
          if (kind === 'PDF' && section === 'territorio') await by.press(modal.getByRole('button', { name: words.allColumns }));
        }),
      ).toMatch(new RegExp(`\\.${kind.toLowerCase()}$`));
  });
});
