import { formatDate, today } from '@territori/kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  answers,
  choose,
  description,
  disabled,
  open,
  report,
  scopes,
  territorio,
  units,
  variazioni,
  write,
} from './SearchPage.fixture.tsx';

describe('from a date to a report', () => {
  it('starts at today, with the page description, and asks for a scope', async () => {
    open(territorio);
    expect(screen.getByRole('heading', { name: 'Criteri di ricerca' })).toBeDefined();
    expect(screen.getByRole('textbox', { name: /^Report disponibili alla data/ })).toHaveProperty('value', formatDate(today()));
    expect(await screen.findByRole('radiogroup', { name: 'Ambiti geografici' })).toBeDefined();
    expect(await screen.findByText('Testo della pagina.')).toBeDefined();
    expect(screen.getByText('Nota.')).toBeDefined();
  });

  it('has a link to each report of a card, to the one with the latest data of those with one title', async () => {
    open(territorio);
    const list = await screen.findByRole('link', { name: 'Elenco' });
    expect(list.getAttribute('href')).toBe('#/territorio/body?id=61&dateFrom=2025-01-01');
    expect(screen.queryByRole('link', { name: 'Superficie' })).toBeNull();
    expect(screen.getByText('Superficie')).toBeDefined();
  });

  it('offers the units of a scope under its name, and asks to choose one', async () => {
    const page = open(territorio);
    await choose(page, 'Unità amministrative');
    expect(await screen.findByRole('radiogroup', { name: 'Unità amministrative' })).toBeDefined();
    expect(screen.getByText('Si prega di selezionare 1 Unità amministrative')).toBeDefined();
    expect(page.location().search).toBe(`?dateFrom=${today()}&ambito=1`);
  });

  it('finds the reports of a unit and says how many', async () => {
    const page = open(territorio);
    await choose(page, 'Unità amministrative');
    await choose(page, 'Comune');
    expect(await screen.findByRole('heading', { name: 'Risultati della ricerca' })).toBeDefined();
    expect(screen.getByText('2 report')).toBeDefined();
    expect(screen.getAllByText(`Periodo dei dati: 01/01/1948 - ${formatDate(today())}`)).toHaveLength(2);
    await waitFor(() => expect(page.kit.announcement.text).toBe('Risultati della ricerca: 2 report'));
    expect(page.api.calls.find(({ name }) => name === 'anagrafica_report_ambito_ua')?.query).toEqual({
      pdata: today(),
      pambito: '1',
      ptab: 'DATA',
      punitamm: '1',
      plang: 'IT',
    });
    expect(screen.queryByText('Testo della pagina.')).toBeNull();
  });

  it('says on the card which columns are empty at the date and when they are not, in the language of the page', async () => {
    const notices = {
      IT: 'Colonna vuota al 01/01/2010: Altitudine (ha valori dal 01/01/2018).',
      EN: 'Column empty on 01/01/2010: Altitude (has values from 01/01/2018).',
    };
    const page = open(territorio, {
      search: '?dateFrom=2010-01-01&ambito=1&unita=1',
      api: {
        ...answers,
        anagrafica_report_ambito_ua: ({ query }: { query: Record<string, string> }) => ({
          items: [{ ...report, avviso: notices[query.plang === 'EN' ? 'EN' : 'IT'] }, disabled],
        }),
      },
    });
    expect(await screen.findByText(notices.IT)).toBeDefined();
    await act(() => page.kit.setLanguage('en'));
    expect(await screen.findByText(notices.EN)).toBeDefined();
  });

  it('shows a report that is not enabled, disabled with its reason', async () => {
    const page = open(territorio, { search: '?ambito=1&unita=1' });
    const button = await screen.findByRole('button', { name: 'Visualizza report: Comuni - Aree di policy' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(disabled.motivo);
    await page.user.click(button);
    expect(page.location().pathname).toBe('/territorio');
  });

  it('opens a report with exactly the specified query and the state for the return', async () => {
    const page = open(variazioni, { search: '?dateFrom=1991-01-01&dateTo=2020-01-01&ambito=1&unita=1' });
    await page.user.click(await screen.findByRole('button', { name: 'Visualizza report: Elenco dei comuni' }));
    expect(page.location()).toMatchObject({
      pathname: '/variazioni/body',
      search: '?id=61&dateFrom=1991-01-01&dateTo=2020-01-01',
      state: {
        date: '1991-01-01',
        dateTo: '2020-01-01',
        idFunzione: 61,
        title: report.titolo_report,
        description: report.descrizione_report,
        selections: { scope: 1, unit: 1 },
        periods: { from: '1948-01-01', to: '9999-12-31' },
        backPath: '/variazioni',
        caller: {
          search: '?dateFrom=1991-01-01&dateTo=2020-01-01&ambito=1&unita=1',
          language: 'it',
          scopes,
          units,
          reports: [report, disabled],
        },
      },
    });
  });

  it('comes back from a report without a new call', async () => {
    const search = '?dateFrom=2025-01-01&ambito=1&unita=1';
    const page = open(territorio, {
      search,
      api: { 'GET /api/Report/DescrizionePagina/1': description },
      state: { restored: { search, language: 'it', scopes, units, reports: [report] } },
    });
    expect(await screen.findByText('1 report')).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Comune' })).toHaveProperty('checked', true);
    expect(page.api.calls.filter(({ name }) => !name.includes('DescrizionePagina'))).toEqual([]);
  });

  it('shows the info of a report and its API at the date', async () => {
    const api = {
      ...answers,
      anagrafica_report_metadato: {
        items: [{ COLNAME: 'COMUNE', LABEL: 'Comune', TYPE: 'VARCHAR', GUIDA: 'Il nome', NOTE: '', FONTE: 'Istat', LINK: '' }],
      },
    };
    const page = open(territorio, { search: '?dateFrom=2025-01-01&ambito=1&unita=1', api });
    await page.user.click(await screen.findByRole('button', { name: 'Info sul report: Elenco dei comuni' }));
    const modal = await screen.findByRole('dialog');
    expect(await within(modal).findByText('Il nome')).toBeDefined();
    expect(within(modal).getByText('A una data')).toBeDefined();
    expect(page.api.calls.find(({ name }) => name === 'anagrafica_report_metadato')?.query).toMatchObject({
      pfun: '61',
      pdata: '2025-01-01',
    });
  });
});

describe('what a change resets', () => {
  const results = '?dateFrom=2025-01-01&ambito=1&unita=1';

  it('another scope clears the unit and the results', async () => {
    const page = open(territorio, { search: results });
    await screen.findByText('2 report');
    await choose(page, 'Unità statistiche');
    expect(await screen.findByText('Si prega di selezionare 1 Unità statistiche')).toBeDefined();
    expect(page.location().search).toBe('?dateFrom=2025-01-01&ambito=2');
  });

  it('another date clears scope, unit and results', async () => {
    const page = open(territorio, { search: results });
    await screen.findByText('2 report');
    await write(page, 'Report disponibili alla data', '01/01/2000');
    expect(page.location().search).toBe('?dateFrom=2000-01-01');
    expect(await screen.findByRole('radio', { name: 'Unità amministrative' })).toHaveProperty('checked', false);
    expect(screen.queryByText('2 report')).toBeNull();
  });

  it('a new search clears everything', async () => {
    const page = open(territorio, { search: results });
    await page.user.click(await screen.findByRole('button', { name: 'Nuova ricerca' }));
    expect(page.location().search).toBe('');
    expect(screen.getByRole('textbox', { name: /^Report disponibili alla data/ })).toHaveProperty('value', formatDate(today()));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nuova ricerca' }));
  });
});
