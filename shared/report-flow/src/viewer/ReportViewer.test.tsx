import type { ReportSpool } from '@territori/contract/wire';
import { useLocation, useNavigate } from '@territori/kit/router';
import { type FakeAnswers, type FakeCall, failure, never, renderPage } from '@territori/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { report } from '../report.fixture.ts';
import { readUnknownReport } from '../unknownReport.ts';
import { ReportViewer } from './ReportViewer.tsx';

const rows: ReportSpool = {
  colNames: ['PRO_COM_T', 'COMUNE'],
  label: ['Codice Comune', ''],
  types: ['VARCHAR', 'VARCHAR'],
  formatMasks: ['', ''],
  body: [
    { PRO_COM_T: '066049', COMUNE: "L'Aquila" },
    { PRO_COM_T: '001001', COMUNE: null },
  ],
  totalRows: 7896,
};
const header = {
  colname: 'PRO_COM_T§COMUNE',
  label: 'Codice Comune§Comune',
  note: '§',
  fonte: 'Istat§Istat',
  link: '§',
  guida: 'Sei cifre§Nome',
};

const SPOOL = 'GET /api/Report/Spool/2025-01-01/61';
const answers: FakeAnswers = {
  'GET /api/Report/GetFunzione': { items: [report] },
  [SPOOL]: ({ query }: { query: Record<string, string> }) =>
    query.plovfield ? { ...rows, colNames: ['COMUNE'], body: [{ COMUNE: "L'Aquila" }, { COMUNE: null }] } : rows,
  'GET /api/Report/Header/2025-01-01/61': header,
  'GET /api/edizione': { id: 'e1', versione: 'v1', nome: 'Prova', aggiornata_al: '2026-01-01', fonti: [] },
  'POST /api/consultazioni': null,
};

function open(search: string, { api = answers, state }: { api?: FakeAnswers; state?: unknown } = {}) {
  // the test keeps the page mounted when it navigates
  const Page = () => (useLocation().pathname === '/home/in-evidenza' ? <ReportViewer backTo="/home" mainTitle="In evidenza" /> : null);
  return renderPage(Page, { messages: { it: {}, en: {} }, route: `/home/in-evidenza${search}`, api, state });
}
const at2025 = '?id=61&dateFrom=2025-01-01';
const spoolCalls = ({ api }: ReturnType<typeof open>) => api.calls.filter(({ name, query }) => name.includes('Spool') && !query.plovfield);

describe('an open report', () => {
  it('shows main title, title, period without its words, description, rows and their number', async () => {
    open(at2025);
    expect(await screen.findByRole('heading', { level: 1, name: report.titolo_report })).toBeDefined();
    expect(screen.getByText('In evidenza')).toBeDefined();
    expect(screen.getByText('Periodo di consultazione: 01/01/1948 - 01/01/2026')).toBeDefined();
    expect(screen.getByText('I comuni in vigore alla data.')).toBeDefined();
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('rowheader', { name: "L'Aquila" })).toBeDefined();
    expect(within(table).getByRole('columnheader', { name: /Colonna_2/ })).toBeDefined();
    expect(within(table).getByText('nessun dato')).toBeDefined();
    expect(screen.getByText('1-10 di 7.896')).toBeDefined();
  });

  it('counts one opening and says nothing about the visitor', async () => {
    const page = open(at2025);
    await screen.findByRole('table');
    expect(page.api.calls.filter(({ name }) => name === 'POST /api/consultazioni').map(({ body }) => body)).toEqual([{ id_funzione: 61 }]);
  });

  it('asks for rows of the edition and of the version of the service in use', async () => {
    const page = open(at2025);
    await screen.findByRole('table');
    expect(spoolCalls(page)[0]?.query).toMatchObject({ edizione: 'e1', versione: 'v1' });
    expect(screen.queryByText(/I dati sono aggiornati/)).toBeNull();
  });

  it('shows a message when the date is after the data', async () => {
    open(at2025, { api: { ...answers, 'GET /api/edizione': { id: 'e1', aggiornata_al: '2024-01-22' } } });
    expect(
      await screen.findByText('I dati sono aggiornati al 22/01/2024: per le date successive è mostrata l’ultima situazione nota.'),
    ).toBeDefined();
  });

  it('shows the rows when the edition does not load', async () => {
    open(at2025, { api: { ...answers, 'GET /api/edizione': failure(500) } });
    expect(await screen.findByRole('table')).toBeDefined();
  });

  it('sorts DESC, then ASC, then not at all, and keeps the sort in the address', async () => {
    const page = open(at2025);
    const sort = async () =>
      page.user.click(within(await screen.findByRole('columnheader', { name: /Codice Comune/ })).getByRole('button'));
    await sort();
    expect(page.location().search).toContain('sort=PRO_COM_T%3ADESC');
    await waitFor(() => expect(spoolCalls(page).at(-1)?.query).toMatchObject({ orderFields: 'PRO_COM_T', orderDirects: 'DESC' }));
    await sort();
    expect(page.location().search).toContain('sort=PRO_COM_T%3AASC');
    await sort();
    expect(page.location().search).not.toContain('sort');
  });

  it('filters by a value of the list, with doubled quotes on the wire, back on the first page', async () => {
    const page = open(`${at2025}&page=3`);
    await screen.findByRole('table');
    expect(screen.getByLabelText('Valore')).toHaveProperty('disabled', true);
    await page.user.selectOptions(screen.getByLabelText('Variabile'), 'COMUNE');
    await page.user.type(screen.getByLabelText('Valore'), 'aquila');
    await page.user.click(await screen.findByRole('option', { name: "L'Aquila" }));
    await page.user.click(screen.getByRole('button', { name: 'Applica' }));
    expect(await screen.findByRole('button', { name: "Rimuovi il filtro Colonna_2: L'Aquila" })).toBeDefined();
    await waitFor(() =>
      expect(spoolCalls(page).at(-1)?.query).toMatchObject({ pFilterFields: 'COMUNE', pFilterValues: "L''Aquila", PageNum: '1' }),
    );
    expect(screen.getByLabelText('Variabile')).toHaveProperty('value', '');
    await page.user.click(screen.getByRole('button', { name: /Rimuovi il filtro/ }));
    expect(page.location().search).not.toContain('filter');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Filtri attivi' }));
  });

  it('filters by a missing value and shows it as not available', async () => {
    const page = open(`${at2025}&filter=COMUNE:$BLANK$`);
    expect(await screen.findByRole('button', { name: 'Rimuovi il filtro Colonna_2: Non disponibile' })).toBeDefined();
    expect(spoolCalls(page)[0]?.query).toMatchObject({ pFilterValues: '$BLANK$' });
  });

  it('says once that there is nothing to apply', async () => {
    const page = open(at2025);
    await screen.findByRole('table');
    await page.user.click(screen.getByRole('button', { name: 'Applica' }));
    expect(screen.queryByText('Filtri non applicati'), 'not once more in the form').toBeNull();
    expect(page.kit.notifications.state.items).toMatchObject([{ kind: 'warning', title: 'Filtri non applicati', duration: 4000 }]);
  });

  it('disables the filter while dates are pending and applies them alone', async () => {
    const page = open(at2025, {
      api: {
        ...answers,
        'GET /api/Report/Spool/1948-01-01/61': { ...rows, totalRows: 7688 },
        'GET /api/Report/Header/1948-01-01/61': header,
      },
    });
    await screen.findByRole('table');
    const date = screen.getByRole('textbox', { name: 'Data' });
    await page.user.clear(date);
    await page.user.type(date, '01/01/1948');
    expect(screen.getByLabelText('Variabile')).toHaveProperty('disabled', true);
    expect(screen.getAllByText('Le date sono cambiate: premi Applica per poter filtrare.')[0]).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Applica' }));
    expect(await screen.findByText('1-10 di 7.688')).toBeDefined();
    expect(page.location().search).toContain('dateFrom=1948-01-01');
    expect(screen.getByLabelText('Variabile')).toHaveProperty('disabled', false);
  });

  it('treats an impossible date as an error, not as another date', async () => {
    const page = open(at2025);
    await screen.findByRole('table');
    const date = screen.getByRole('textbox', { name: 'Data' });
    await page.user.clear(date);
    await page.user.type(date, '31/02/2020');
    expect(screen.getByText(/Inserisci una data esistente, dal 01\/01\/1948 al 01\/01\/2026/)).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Applica' }));
    expect(page.location().search).toBe(at2025);
  });

  it('goes to the last page when the address asks for one beyond it', async () => {
    const page = open(`${at2025}&page=900&size=100`);
    await waitFor(() => expect(page.location().search).toContain('page=79'));
  });

  it('opens a link in its language', async () => {
    open(`${at2025}&language=en`);
    expect(await screen.findByText('1-10 of 7,896')).toBeDefined();
  });

  it('puts the language into the address when the visitor switches it after following a link', async () => {
    const page = open(`${at2025}&language=it`);
    await screen.findByText('1-10 di 7.896');
    await act(() => page.kit.setLanguage('en'));
    await waitFor(() => expect(page.location().search).toBe(`${at2025}&language=en`));
    expect(await screen.findByText('1-10 of 7,896')).toBeDefined();
    expect(page.kit.language).toBe('en');
  });
});

describe('the way back', () => {
  it.each([
    ['without an id', '', answers],
    ['when there is no such report', '?id=999', { ...answers, 'GET /api/Report/GetFunzione': { items: [] } }],
  ])('is followed %s', async (_, search, api) => {
    const page = open(search, { api });
    await waitFor(() => expect(page.location().pathname).toBe('/home'));
    // the page of before says which report could not be opened
    expect(readUnknownReport(page.location().state)).toBe(search ? 999 : undefined);
  });

  it('is followed again from an address that appeared before the page had changed', async () => {
    let another: string | undefined = '/home/in-evidenza?id=due';
    const Page = () => {
      const navigate = useNavigate();
      const { pathname } = useLocation();
      // runs immediately after the viewer has gone back
      useEffect(() => {
        if (another) navigate(another);
        another = undefined;
      }, [navigate]);
      return pathname === '/home/in-evidenza' ? <ReportViewer backTo="/home" /> : null;
    };
    const page = renderPage(Page, { messages: { it: {}, en: {} }, route: '/home/in-evidenza?id=uno', api: answers });
    await waitFor(() => expect(page.location().pathname).toBe('/home'));
  });

  it('leads to the search page in its former state', async () => {
    const caller = { search: '?dateFrom=2025-01-01&ambito=1&unita=1', language: 'it', scopes: [], units: [], reports: [] };
    const page = open(at2025, { state: { backPath: '/territorio', caller } });
    await screen.findByRole('table');
    await page.user.click(screen.getByRole('button', { name: 'Indietro' }));
    expect(page.location()).toMatchObject({ pathname: '/territorio', search: caller.search, state: { restored: caller } });
  });
});

describe('when something is missing', () => {
  it('says that nothing was found', async () => {
    open(at2025, { api: { ...answers, [SPOOL]: { ...rows, body: [], totalRows: 0 } } });
    expect(await screen.findByText('Nessun risultato trovato')).toBeDefined();
  });

  it('offers a retry when the report does not load', async () => {
    open(at2025, { api: { ...answers, 'GET /api/Report/GetFunzione': failure(500) } });
    expect(await screen.findByText('Non è stato possibile caricare il report')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeDefined();
  });

  it('explains the error of a link with an unknown column, and opens the report without it', async () => {
    const refused = failure(400, { title: 'Richiesta non valida', exception: "Il report non ha la colonna 'NOPE'." });
    const { user, location } = open(`${at2025}&filter=NOPE:x&sort=NOPE:ASC&page=3`, {
      api: { ...answers, [SPOOL]: ({ query }: FakeCall) => (query.pFilterFields ? refused : rows) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain("Il report non ha la colonna 'NOPE'.");
    expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Apri il report senza filtri e ordinamenti' }));
    expect(await screen.findByRole('table')).toBeDefined();
    expect(location().search).toBe('?id=61&dateFrom=2025-01-01&language=it');
  });

  it('offers a retry when the rows do not load', async () => {
    open(at2025, { api: { ...answers, [SPOOL]: failure(500) } });
    expect(await screen.findByText('Non è stato possibile caricare le righe del report')).toBeDefined();
  });

  it('leaves the metadata button out when the header fails', async () => {
    const page = open(at2025, { api: { ...answers, 'GET /api/Report/Header/2025-01-01/61': failure(500) } });
    await screen.findByRole('table');
    await waitFor(() => expect(page.api.calls.some(({ name }) => name.includes('Header'))).toBe(true));
    expect(screen.queryByRole('button', { name: 'Leggi i metadati' })).toBeNull();
  });

  it('is busy until the rows are loaded', async () => {
    open(at2025, { api: { ...answers, [SPOOL]: never() } });
    expect(await screen.findByRole('status', { name: 'Caricamento in corso' })).toHaveProperty('ariaBusy', 'true');
  });
});

describe('the metadata', () => {
  it('are listed by variable', async () => {
    const page = open(at2025);
    await page.user.click(await screen.findByRole('button', { name: 'Leggi i metadati' }));
    const modal = screen.getByRole('dialog');
    await page.user.click(within(modal).getByRole('button', { name: 'Codice Comune' }));
    expect(within(modal).getByText('Sei cifre')).toBeDefined();
    expect(within(modal).getByText('PRO_COM_T')).toBeDefined();
  });
});
