import { expect } from '../harness/test.ts';
import { reportTexts } from './reportTexts.ts';
import type { Walker } from './walk.ts';

/**
 * A report of each section: its address, its period, its number of rows, a filter that leaves one row, one that leaves
 * many, and a second filter for those. A filter without a value selects the empty cells.
 */
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
    many: { filter: 'COD_REG:04', rows: 282 },
    second: { column: 'COMUNE_A', value: undefined, rows: 7772, both: 165 },
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
    second: { column: 'COMUNE', value: 'San Martino', rows: 10, both: 2 },
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
    many: { filter: 'COD_REG_DT_FI:01', rows: 1390 },
    second: { column: 'CERTEZZA', value: undefined, rows: 8671, both: 1327 },
  },
} as const;

/** The calls that bring rows and files of rows. */
export const SPOOL = /\/api\/Report\/Spool\//;

/** The parts of the page of a section's report. */
export function reportPage({ page, section, language, width, open, reopen }: Walker) {
  const words = reportTexts[language];
  const report = reports[section];
  const main = page.getByRole('main');
  const form = main.getByRole('region', { name: words.form });
  const pages = main.getByRole('navigation', { name: words.pages });
  const [first, second] = words.dates[section];
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  /** On a narrow screen, opens what is folded there, waits for the rows and shows them as a table. */
  const unfold = async () => {
    if (width !== 320) return;
    const failed = button(words.retry);
    const fold = button(words.form);
    await fold.or(failed).first().waitFor();
    if (!(await fold.isVisible())) return;
    for (const name of [words.form, words.actions]) {
      if ((await button(name).getAttribute('aria-expanded')) === 'false') await button(name).click();
    }
    const table = button(words.asTable);
    await table
      .or(main.getByRole('table'))
      .or(failed)
      .or(main.getByText(words.noRows, { exact: true }))
      .first()
      .waitFor();
    if (await table.isVisible()) await table.click();
  };
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
    button,
    unfold,
    open: async (address: string) => {
      await open(address);
      await unfold();
    },
    reopen: async (address: string) => {
      await reopen(address);
      await unfold();
    },
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
