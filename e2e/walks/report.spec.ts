import type { ReportSpool } from '@territori/contract/wire';
import { day } from '../harness/day.ts';
import { expect, test } from '../harness/test.ts';
import { reportTexts } from './reportTexts.ts';
import { type Walker, walk } from './walk.ts';

/** A report of each section: where it is, for which period, how many rows it has, and a filter that leaves one of them, and one that leaves many. */
const reports = {
  territorio: {
    path: '/territorio',
    id: 74,
    query: '&dateFrom=2025-01-01',
    start: '04/11/1951',
    before: '03/11/1951',
    rows: 7896,
    another: { date: '01/01/2020', iso: '2020-01-01', rows: 7904 },
    one: "L'Aquila",
    many: { filter: 'COD_REG:01', rows: 1180 },
  },
  variazioni: {
    path: '/variazioni',
    id: 104,
    query: '&dateFrom=1861-03-17&dateTo=2020-01-01',
    start: '17/03/1861',
    before: '16/03/1861',
    rows: 2755,
    another: { date: '01/01/2000', iso: '2000-01-01', rows: 30 },
    one: 'Massaccio',
    many: { filter: 'SIGLA_UTS:TO', rows: 114 },
  },
  ricostruzione: {
    path: '/ricostruzione-codici',
    id: 304,
    query: '&dateFrom=1991-01-01&dateTo=2020-01-01',
    start: '01/01/1991',
    before: '31/12/1990',
    rows: 9033,
    another: { date: '01/01/2001', iso: '2001-01-01', rows: 8599 },
    one: "L'Aquila",
    many: { filter: 'COD_REG_DT_FI:01', rows: 1347 },
  },
} as const;

const SPOOL = /\/api\/Report\/Spool\//;

/** What is on the page of a section's report. */
function reportPage({ page, section, language }: Walker) {
  const words = reportTexts[language];
  const report = reports[section];
  const main = page.getByRole('main');
  const form = main.getByRole('region', { name: words.form });
  const pages = main.getByRole('navigation', { name: words.pages });
  const [first, second] = words.dates[section];
  return {
    ...report,
    words,
    title: words.report[section],
    route: `${report.path}/body?id=${report.id}${report.query}`,
    main,
    pages,
    from: form.getByRole('textbox', { name: first, exact: true }),
    to: second === undefined ? undefined : form.getByRole('textbox', { name: second, exact: true }),
    variable: form.getByRole('combobox', { name: words.variable }),
    value: form.getByRole('combobox', { name: words.value }),
    apply: form.getByRole('button', { name: words.apply }),
    form,
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    // its name ends with its place among several sorts
    header: (name: string) => main.getByRole('columnheader', { name: new RegExp(`^${name}\\s?\\d?$`) }),
    names: main.getByRole('rowheader'),
    chips: main.getByRole('list', { name: words.activeFilters }).getByRole('button'),
    modal: page.getByRole('dialog'),
    notice: page.getByRole('region', { name: words.notifications }),
    shows: (from: number, to: number, total: number) =>
      expect(pages.getByText(words.range(from, to, total), { exact: true })).toBeVisible(),
  };
}

walk(1, 'dates of a report: impossible ones, new ones that wait for Applica', async (walker) => {
  const { page, by, open, lookAround } = walker;
  const { route, words, title, main, start, before, rows, another, form, from, to, variable, value, apply, shows } = reportPage(walker);
  await open(`${route}&page=2`);
  await test.step('opens at the dates of its address', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByText(words.period(`${start} - ${day().shown}`), { exact: true })).toBeVisible();
    await shows(11, 20, rows);
  });
  for (const wrong of ['31/02/2020', before, day(1).shown]) {
    await test.step(`${wrong} is not of the period: nothing is applied`, async () => {
      const address = page.url();
      await by.write(from, wrong);
      await expect(form.getByText(words.outOfPeriod(start, day().shown), { exact: true })).toBeVisible();
      await expect(from).toHaveAttribute('aria-invalid', 'true');
      await expect(variable).toBeDisabled();
      await expect(value).toBeDisabled();
      await by.press(apply);
      await expect(form.getByText(words.notApplied, { exact: true })).toBeVisible();
      expect(page.url()).toBe(address);
    });
  }
  await lookAround('date error');
  if (to)
    await test.step('a start after the end is wrong', async () => {
      await by.write(from, '02/01/2020');
      await expect(form.getByText(words.wrongOrder, { exact: true })).toBeVisible();
      await expect(variable).toBeDisabled();
    });
  await test.step('another date disables the filter until it is applied, alone', async () => {
    await by.write(from, another.date);
    await expect(from).not.toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByText(words.pendingDates, { exact: true }).first()).toBeVisible();
    await expect(variable).toBeDisabled();
    await expect(value).toBeDisabled();
    await lookAround('dates pending');
    await by.press(apply);
    await shows(1, 10, another.rows);
    await expect(page).toHaveURL(new RegExp(`dateFrom=${another.iso}`));
    await expect(page).not.toHaveURL(/page=/);
    await expect(variable).toBeEnabled();
    await expect(form.getByText(words.pendingDates)).toHaveCount(0);
  });
});

walk(2, 'dates of an address are corrected, and an address of no report leads back', async (walker) => {
  const { page, open } = walker;
  const { path, id, start, from, to } = reportPage(walker);
  const today = day().shown;
  const corrected: readonly (readonly [query: string, from: string, to: string])[] = [
    ['', start, today],
    ['&dateFrom=1800-01-01&dateTo=2999-01-01', start, today],
    ['&dateFrom=2999-01-01&dateTo=2020-01-01', today, today],
    ['&dateFrom=2020-02-31&dateTo=2020-02-31', start, today],
    ['&dateFrom=2000-01-01&dateTo=1995-01-01', '01/01/2000', '01/01/2000'],
  ];
  for (const [query, expectedFrom, expectedTo] of corrected) {
    await test.step(`${query || 'no dates'}: ${expectedFrom}, ${expectedTo}`, async () => {
      await open(`${path}/body?id=${id}${query}`);
      await expect(from).toHaveValue(expectedFrom);
      if (to) await expect(to).toHaveValue(expectedTo);
      else await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1);
    });
  }
  for (const query of ['', '?id=999999', '?id=uno']) {
    await test.step(`/body${query} leads back`, async () => {
      await page.goto(`/#${path}/body${query}`);
      await expect(page).toHaveURL(new RegExp(`#${path}$`));
    });
  }
});

walk(3, 'filters: a variable, its value, chips and their end, nothing to apply', async (walker) => {
  const { page, by, open, lookAround } = walker;
  const { route, words, rows, one, many, form, variable, value, apply, chips, names, main, notice, shows } = reportPage(walker);
  await open(`${route}&page=2`);
  await shows(11, 20, rows);
  await test.step('a value can be chosen once a variable is', async () => {
    await expect(value).toBeDisabled();
    await expect(form.getByText(words.chooseVariableFirst, { exact: true })).toBeVisible();
    await lookAround('report');
    await by.select(variable, 'COMUNE');
    await expect(value).toBeEnabled();
  });
  const chip = `${words.municipality}: ${one}`;
  await test.step('a filter adds a chip, leads to the first page and empties the form', async () => {
    await by.pick(value, one, page.getByRole('option', { name: one, exact: true }));
    await expect(value).toHaveValue(one);
    await by.press(apply);
    await shows(1, 1, 1);
    await expect(names).toHaveText([one]);
    await expect(chips).toHaveText([chip]);
    await expect(page).not.toHaveURL(/page=/);
    await expect(variable).toHaveValue('');
    await expect(value).toHaveValue('');
    await expect(value).toBeDisabled();
    await lookAround('filtered');
  });
  await test.step('nothing to apply is told, by a notice of 4 s and in the form', async () => {
    await by.press(apply);
    await expect(notice.getByText(words.notApplied, { exact: true })).toBeVisible();
    await expect(form.getByText(words.notApplied, { exact: true })).toBeVisible();
    await lookAround('nothing to apply');
    await expect(notice.getByText(words.notApplied)).toHaveCount(0);
    await expect(form.getByText(words.notApplied, { exact: true })).toBeVisible();
  });
  await test.step('a chip takes its filter away', async () => {
    await by.press(main.getByRole('button', { name: words.removeFilter(chip), exact: true }));
    await shows(1, 10, rows);
    await expect(chips).toHaveCount(0);
    await expect(main.getByRole('group', { name: words.activeFilters }), 'the focus has a place').toBeFocused();
  });
  await test.step('and leads to the first page', async () => {
    await open(`${route}&filter=${many.filter}&page=3`);
    await shows(21, 30, many.rows);
    await by.press(chips.first());
    await shows(1, 10, rows);
    await expect(page).not.toHaveURL(/page=|filter=/);
  });
  await test.step('no rows are told; a long chip is cut', async () => {
    const long = 'Atlantide, oltre le colonne d’Ercole, come la racconta Platone';
    await open(`${route}&filter=COMUNE:${encodeURIComponent(long)}`);
    await expect(main.getByText(words.noRows, { exact: true })).toBeVisible();
    await expect(chips).toHaveText([`${`${words.municipality}: ${long}`.slice(0, 56)}…`]);
    await lookAround('no rows');
  });
});

walk(0, 'order and pages', async (walker) => {
  const { page, by, open, lookAround } = walker;
  const { route, words, rows, pages, header, names, modal, button, shows } = reportPage(walker);
  const column = header(words.municipality);
  const sort = column.getByRole('button');
  const second = page.getByRole('columnheader').nth(0);
  await open(route);
  await shows(1, 10, rows);

  await test.step('a column: none, descending, ascending, none, descending', async () => {
    await expect(column).not.toHaveAttribute('aria-sort', /./);
    await by.press(sort);
    await expect(column).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/sort=COMUNE%3ADESC/);
    await expect(names.first()).toHaveText(/^Z/);
    await by.press(sort);
    await expect(column).toHaveAttribute('aria-sort', 'ascending');
    await expect(names.first()).toHaveText(/^A/);
    await by.press(sort);
    await expect(column).not.toHaveAttribute('aria-sort', /./);
    await expect(page).not.toHaveURL(/sort=/);
    await by.press(sort);
    await expect(column).toHaveAttribute('aria-sort', 'descending');
  });
  await test.step('several columns, numbered in their order', async () => {
    await by.press(second.getByRole('button'));
    await expect(second).toHaveAttribute('aria-sort', 'descending');
    await expect(sort).toHaveText(/1$/);
    await expect(second.getByRole('button')).toHaveText(/2$/);
    await expect(page).toHaveURL(/sort=COMUNE%3ADESC&sort=\w+%3ADESC/);
    await lookAround('sorted by two columns');
  });
  await test.step('the next page, the last, the one before, the first', async () => {
    const step = (name: string) => pages.getByRole('button', { name, exact: true });
    await expect(step(words.first)).toBeDisabled();
    await expect(step(words.previous)).toBeDisabled();
    await by.press(step(words.next));
    await shows(11, 20, rows);
    await by.press(step(words.last));
    const last = Math.floor((rows - 1) / 10) * 10;
    await shows(last + 1, rows, rows);
    await expect(step(words.next)).toBeDisabled();
    await expect(step(words.last)).toBeDisabled();
    await by.press(step(words.previous));
    await shows(last - 9, last, rows);
    await by.press(step(words.first));
    await shows(1, 10, rows);
  });
  await test.step('pages of 10, 20, 50 and 100 rows', async () => {
    const size = pages.getByRole('combobox', { name: words.pageSize });
    await expect(size.getByRole('option')).toHaveText(['10', '20', '50', '100']);
    await by.select(size, '20');
    await shows(1, 20, rows);
    await expect(names).toHaveCount(20);
    await by.select(size, '10');
    await shows(1, 10, rows);
  });
  await test.step('a cell of more than 100 characters is read in a modal', async () => {
    const text = 'Nota che un gestore ha caricato. '.repeat(5).trim();
    await page.route(SPOOL, async (route) => {
      const answer = await route.fetch();
      const spool = (await answer.json()) as ReportSpool;
      const name = spool.colNames[0] ?? '';
      await route.fulfill({
        response: answer,
        json: { ...spool, body: spool.body.map((row, index) => (index ? row : { ...row, [name]: text })) },
      });
    });
    await page.reload();
    const opener = button(words.readMore);
    await by.press(opener);
    await expect(modal.getByText(text, { exact: true })).toBeVisible();
    await lookAround('cell open');
    await by.close(modal, opener, words.close);
  });
});

walk(2, 'metadata, API, link and files of a report', async (walker) => {
  const { page, by, open, context, lookAround } = walker;
  const { route, words, one, title, main, modal, button, shows } = reportPage(walker);
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
    for (const kind of ['XLSX', 'CSV', 'JSON', 'PDF'])
      expect(await file(() => by.press(modal.getByRole('button', { name: kind, exact: true })))).toMatch(
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
    await expect(tab.getByRole('rowheader')).toHaveText([one]);
    await tab.close();
  });
  await test.step('a file that is being made can be cancelled', async () => {
    await page.route(SPOOL, () => undefined);
    await by.press(button('CSV'));
    await expect(main.getByText(words.preparing('CSV'), { exact: true })).toBeVisible();
    await expect(button('XLSX')).toBeDisabled();
    await lookAround('file in preparation');
    await by.press(button(words.cancel));
    await expect(main.getByText(words.preparing('CSV'))).toHaveCount(0);
    await expect(button('XLSX')).toBeEnabled();
    await page.unroute(SPOOL);
  });
  await test.step('files, one at a time', async () => {
    await by.press(main.getByRole('checkbox', { name: words.withMetadata }));
    for (const kind of ['XLSX', 'CSV', 'JSON', 'PDF'])
      expect(await file(() => by.press(button(kind)))).toMatch(new RegExp(`\\.${kind.toLowerCase()}$`));
  });
});

walk(3, 'a report on its way, that fails, or without its header', async (walker) => {
  const { page, by, reopen, section, said, lookAround } = walker;
  const { path, route, words, rows, main, button, shows } = reportPage(walker);
  said.allow(/500|failed/);
  const visit = () => reopen(route);
  await test.step('rows on their way', async () => {
    await page.route(SPOOL, () => undefined);
    await visit();
    await expect(main.getByRole('status', { name: words.loading })).toBeVisible();
    await lookAround('loading');
    await page.unroute(SPOOL);
  });
  for (const [address, told] of [
    [SPOOL, words.failedRows],
    [/GetFunzione/, words.failedReport],
  ] as const) {
    await test.step(`${told}, and is asked for again`, async () => {
      await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
      await visit();
      await expect(main.getByText(told, { exact: true })).toBeVisible();
      const [title, body] = words.error;
      await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(body, { exact: true }).first()).toBeVisible();
      await lookAround('failed');
      await page.unroute(address);
      await by.press(button(words.retry));
      await shows(1, 10, rows);
    });
  }
  await test.step('a header that fails leaves the metadata button out', async () => {
    await page.route(/\/api\/Report\/Header\//, (route) => route.fulfill({ status: 500, json: {} }));
    await visit();
    await shows(1, 10, rows);
    await expect(button(words.metadata)).toHaveCount(0);
    await page.unroute(/\/api\/Report\/Header\//);
  });
  await test.step('the way back, from a link, is the section', async () => {
    await by.press(button(words.back));
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.section[section]);
  });
});
