import type { ReportSpool } from '@territori/contract/wire';
import { type FakeAnswers, renderPage } from '@territori/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { report } from '../report.fixture.ts';
import { ReportViewer } from './ReportViewer.tsx';

const rows: ReportSpool = {
  colNames: ['PRO_COM_T', 'COMUNE', 'TIPO_UTS', 'POP_RES', 'DATA'],
  label: ['Codice Comune', 'Comune', 'Tipo Provincia/Uts', 'Popolazione residente', 'Data'],
  types: ['VARCHAR', 'VARCHAR', 'NUMBER', 'NUMBER', 'DATE'],
  formatMasks: ['', '', '', '999G999G990', 'DD/MM/YYYY'],
  body: [{ PRO_COM_T: '066049', COMUNE: "L'Aquila", TIPO_UTS: 3, POP_RES: 69558, DATA: '01/01/2020' }],
  totalRows: 7896,
};
const spool = 'GET /api/Report/Spool/2025-01-01/61';
const answers: FakeAnswers = {
  'GET /api/Report/GetFunzione': { items: [report] },
  [spool]: ({ query }: { query: Record<string, string> }) =>
    query.plovfield ? { ...rows, body: [{ COMUNE: 'Roma' }, { COMUNE: 'Ledro' }] } : rows,
  'GET /api/Report/Header/2025-01-01/61': { colname: '', label: '', note: '', fonte: '', link: '', guida: '' },
  'GET /api/edizione': { id: 'e1', nome: 'Prova', aggiornata_al: '2026-01-01', fonti: [] },
  'POST /api/consultazioni': null,
};
const history = { id: 'storia', routes: ['/storia_ua'], title: { it: 'Storia', en: 'History' }, links: { unita: '/storia_ua' } } as const;

async function open(search = '', api: FakeAnswers = answers) {
  const Page = () => <ReportViewer backTo="/home" />;
  const route = `/home/link?id=61&dateFrom=2025-01-01${search}`;
  const page = renderPage(Page, { messages: { it: {}, en: {} }, route, api, sections: [history] });
  await screen.findByRole('table');
  const calls = () => page.api.calls.filter(({ name, query }) => name.includes('Spool') && !query.plovfield);
  const apply = () => page.user.click(screen.getByRole('button', { name: 'Applica' }));
  return { ...page, calls, apply };
}

describe('filters', () => {
  it('keep the texts that contain a part', async () => {
    const { user, apply, calls, location } = await open();
    await user.selectOptions(screen.getByLabelText('Variabile'), 'COMUNE');
    await user.selectOptions(screen.getByLabelText('Condizione'), 'contains');
    await user.type(screen.getByLabelText('Testo contenuto'), "l'aq");
    await apply();
    expect(location().search).toContain('contains=COMUNE%3Al%27aq');
    expect(await screen.findByRole('button', { name: "Rimuovi il filtro Comune contiene “l'aq”" })).toBeDefined();
    await waitFor(() =>
      expect(calls().at(-1)?.query).toMatchObject({ pFilterFields: 'COMUNE', pFilterValues: "l''aq", pFilterOperators: 'CONTAINS' }),
    );
  });

  it('on a variable without values at the date say beside its list which dates have some', async () => {
    const notice = 'Colonna vuota al 01/01/2025: Popolazione residente (ha valori dal 01/01/2026).';
    const { user } = await open('', {
      ...answers,
      [spool]: ({ query }: { query: Record<string, string> }) =>
        query.plovfield ? { ...rows, body: [{ POP_RES: null }], avviso: notice } : rows,
    });
    await user.selectOptions(screen.getByLabelText('Variabile'), 'COMUNE');
    await user.selectOptions(screen.getByLabelText('Variabile'), 'POP_RES');
    expect(await screen.findByText(notice)).toBeDefined();
  });

  it('of one variable are alternatives', async () => {
    const { user, apply, calls } = await open('&filter=COMUNE:Roma');
    await user.selectOptions(screen.getByLabelText('Variabile'), 'COMUNE');
    await user.type(screen.getByLabelText('Valore'), 'ledro');
    await user.click(await screen.findByRole('option', { name: 'Ledro' }));
    await apply();
    expect(await screen.findByRole('button', { name: 'Rimuovi il filtro Comune: Ledro' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Rimuovi il filtro Comune: Roma' })).toBeDefined();
    // of repeated parameters, the fake API keeps the last
    await waitFor(() => expect(calls().at(-1)?.query).toMatchObject({ pFilterValues: 'Ledro', pFilterOperators: 'IN' }));
  });

  it('keep the numbers between two bounds, and explain a bound that is wrong', async () => {
    const { user, apply, location } = await open();
    await user.selectOptions(screen.getByLabelText('Variabile'), 'POP_RES');
    await user.selectOptions(screen.getByLabelText('Condizione'), 'range');
    await user.type(screen.getByLabelText('Da'), 'mille');
    expect(screen.getByText('Scrivi un numero.')).toBeDefined();
    await user.clear(screen.getByLabelText('Da'));
    await user.type(screen.getByLabelText('Da'), '5.000');
    await user.type(screen.getByLabelText('A'), '1000');
    expect(screen.getByText('Il primo valore non può superare il secondo.')).toBeDefined();
    await user.type(screen.getByLabelText('A'), '0');
    await apply();
    expect(location().search).toContain('from=POP_RES%3A5000&to=POP_RES%3A10000');
    expect(await screen.findByRole('button', { name: 'Rimuovi il filtro Popolazione residente: da 5.000' })).toBeDefined();
  });

  it('that leave no row say so aloud, and all go away at once', async () => {
    const { user, location } = await open('&filter=COMUNE:Atlantide&contains=COMUNE:x', {
      ...answers,
      [spool]: { ...rows, body: [], totalRows: 0 },
    });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Nessuna riga');
    await user.click(screen.getByRole('button', { name: 'Togli tutti i filtri' }));
    expect(location().search).toBe('?id=61&dateFrom=2025-01-01&language=it');
  });
});

describe('the API of a view', () => {
  it('is the address of every row of the report, with the filters and the order on screen', async () => {
    const { user } = await open('&filter=COMUNE:Roma&sort=COMUNE:DESC&page=3&size=20');
    await user.click(screen.getByRole('button', { name: 'API' }));
    const region = within(screen.getByRole('dialog')).getByRole('region', { name: 'La chiamata di questa vista' });
    const { pathname, searchParams } = new URL(within(region).getByRole('link').getAttribute('href') ?? '');
    expect(pathname).toBe('/api/Report/Spool/2025-01-01/61');
    expect(Object.fromEntries(searchParams)).toEqual({
      PageNum: '1',
      PageSize: '999999',
      plang: 'IT',
      orderFields: 'COMUNE',
      orderDirects: 'DESC',
      pFilterFields: 'COMUNE',
      pFilterValues: 'Roma',
    });
  });
});

describe('columns', () => {
  it('are chosen in a dialog, and the address keeps them', async () => {
    const { user, location, calls } = await open();
    const before = calls().length;
    await user.click(screen.getByRole('button', { name: 'Colonne' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Solo codice e nome' }));
    await user.click(within(dialog).getByRole('button', { name: 'Mostra le colonne scelte' }));
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    expect(location().search).toContain('columns=PRO_COM_T%2CCOMUNE');
    expect(screen.getByRole('button', { name: 'Colonne: 2 di 5' })).toBeDefined();
    expect(calls(), 'the rows were loaded already').toHaveLength(before);
  });

  it('that the report does not have are left out; without any other, all are shown', async () => {
    await open('&columns=NOPE');
    expect(screen.getAllByRole('columnheader')).toHaveLength(5);
  });
});

describe('a cell', () => {
  it('has the meaning of its code beside it', async () => {
    await open();
    expect(screen.getByRole('cell', { name: '3 Città metropolitana' })).toBeDefined();
  });

  it('with the name of a unit leads to its page, at the day of the report', async () => {
    await open();
    expect(screen.getByRole('link', { name: "L'Aquila" }).getAttribute('href')).toBe('#/storia_ua?tipo=1&codice=066049&data=2025-01-01');
  });
});

describe('on a narrow screen', () => {
  it('rows are cards, form and actions are folded, and the table is one press away', async () => {
    const wide = window.matchMedia;
    onTestFinished(() => {
      window.matchMedia = wide;
    });
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    const Page = () => <ReportViewer backTo="/home" />;
    const { user, location } = renderPage(Page, {
      messages: { it: {}, en: {} },
      route: '/home/link?id=61&dateFrom=2025-01-01',
      api: answers,
    });
    const cards = await screen.findByRole('list', { name: /alla data 01\/01\/2025/ });
    expect(within(cards).getByRole('heading', { name: "L'Aquila" })).toBeDefined();
    expect(within(cards).getByText('3 Città metropolitana')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Ordina per'), 'Comune, decrescente');
    expect(location().search).toContain('sort=COMUNE%3ADESC');
    const fold = screen.getByRole('button', { name: 'Date e filtri' });
    expect(screen.queryByRole('button', { name: 'Applica' })).toBeNull();
    await user.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('button', { name: 'Applica' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Vedi come tabella' }));
    expect(screen.getByRole('table')).toBeDefined();
  });
});

describe('a PDF of many columns', () => {
  it('says about how many pages it will have, and offers fewer columns, before it is made', async () => {
    const names = Array.from({ length: 14 }, (_, index) => `COLONNA_${index}`);
    const wide: ReportSpool = {
      ...rows,
      colNames: [...rows.colNames, ...names],
      label: [...rows.label, ...names],
      types: [...rows.types, ...names.map(() => 'VARCHAR' as const)],
      formatMasks: [...rows.formatMasks, ...names.map(() => '')],
      body: [{ ...rows.body[0], ...Object.fromEntries(names.map((name) => [name, 'un valore piuttosto lungo'])) }],
    };
    const { user, api } = await open('', { ...answers, [spool]: wide });
    await user.click(screen.getByRole('button', { name: 'Scarica PDF' }));
    const dialog = screen.getByRole('dialog', { name: 'Il PDF avrà molte pagine' });
    expect(within(dialog).getByText(/La tabella ha 19 colonne e 7.896 righe: il PDF avrà circa \d+ pagine/)).toBeDefined();
    expect(within(dialog).getByRole('button', { name: /^Solo \d+ colonne, circa \d+ pagine$/ })).toBeDefined();
    expect(api.calls.some(({ query }) => query.pdoctype)).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Scegli le colonne' }));
    expect(screen.getByRole('dialog', { name: 'Scegli le colonne' })).toBeDefined();
  });
});

describe('a second date of a report of one day', () => {
  it('leaves the address without a word', async () => {
    const Page = () => <ReportViewer backTo="/home" />;
    const route = '/home/link?id=61&dateFrom=2025-01-01&dateTo=2025-02-01';
    const page = renderPage(Page, { messages: { it: {}, en: {} }, route, api: answers });
    expect(await screen.findByRole('table')).toBeDefined();
    await waitFor(() => expect(page.location().search).toBe('?id=61&dateFrom=2025-01-01&language=it'));
    expect(screen.queryByText(/01\/02\/2025/)).toBeNull();
  });
});

describe('a date that the report does not have', () => {
  it('is corrected on screen and in the address, and the page says so', async () => {
    const api = {
      ...answers,
      'GET /api/Report/Spool/1948-01-01/61': rows,
      'GET /api/Report/Header/1948-01-01/61': answers['GET /api/Report/Header/2025-01-01/61'],
    };
    const Page = () => <ReportViewer backTo="/home" />;
    const page = renderPage(Page, { messages: { it: {}, en: {} }, route: '/home/link?id=61&dateFrom=1900-01-01', api });
    expect(await screen.findByText('La data 01/01/1900 precede il report: è mostrata 01/01/1948.')).toBeDefined();
    await waitFor(() => expect(page.location().search).toBe('?id=61&dateFrom=1948-01-01&language=it'));
    expect(await screen.findByRole('table')).toBeDefined();
  });
});
