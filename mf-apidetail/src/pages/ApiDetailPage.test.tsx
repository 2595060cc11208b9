import type { DescrizionePagina, Microservizio } from '@territori/contract/wire';
import en from '@territori/languages/en/mf-apidetail.json';
import { type FakeAnswers, failure, renderPage } from '@territori/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import itMessages from '../messages/it.json';
import { v1Definitions } from '../v1.fixture.ts';
import ApiDetailPage from './ApiDetailPage.tsx';

const messages = { it: itMessages, en };

const service = (id: number, title: string, more: Partial<Microservizio> = {}): Microservizio => ({
  'Id report': id,
  'Titolo report': title,
  'Inizio/fine validità report': '01/01/1948 - 31/12/2020',
  'Analisi temporale': 'DATA',
  'Ambito territoriale': 'Unità amministrative',
  'Unità territoriale': 'Comune',
  'parametri necessari': 'pfun - pdata',
  'descrizione parametri': '[{"NomeParametro":"pfun","DescrizioneParametro":"Identificativo del report"}]',
  SPOOL_LINK: `https://api.test/publish/reportspooljson?pfun=${id}&pdata=31/12/2020`,
  COUNT_LINK: `https://api.test/publish/reportspooljsoncount?pfun=${id}&pdata=31/12/2020`,
  INFO_LINK: `https://api.test/publish/anagrafica_report_metadato_web?pfun=${id}&pdata=31/12/2020`,
  SHOW_DATE: 'N',
  disponibile: true,
  motivo: null,
  mancanze: null,
  file_mancante: null,
  ...more,
});

const services = [
  service(51, 'Elenco dei codici', { SHOW_DATE: 'Y', 'Inizio/fine validità report': '17/03/1861 - 11/01/1927' }),
  service(61, 'Elenco dei codici', { SHOW_DATE: 'Y' }),
  service(98, 'Comuni soppressi', {
    'Analisi temporale': 'PERIODO',
    'Inizio/fine validità report': '17/03/1861 - 31/12/2020',
    SPOOL_LINK: 'https://api.test/publish/reportspooljson?pfun=98&pdatada=01/01/2020&pdataa=31/12/2020',
  }),
  service(42, 'Ripartizioni nel 1861', { disponibile: false, motivo: 'I dati di questo report non sono ancora disponibili.' }),
  ...Array.from({ length: 11 }, (_, index) => service(400 + index, `Altro report ${index}`)),
];

const description: DescrizionePagina = {
  descrizionePagina: 'Ogni report si può leggere da un programma.',
  unita: [{ titolo: 'Comune', sottotitolo: 'Elenchi', elencoReport: ['Elenco dei codici'], report: [] }],
  noteFondoPagina: 'I codici sono testi.',
};

const answers: FakeAnswers = {
  get_elenco_microservizi: { items: services },
  'GET /api/Report/DescrizionePagina/4': description,
  'GET /publish/reportspooljson': {
    resultset: Array.from({ length: 25 }, (_, index) => ({ PRO_COM_T: String(index).padStart(6, '0'), COMUNE: `Comune ${index}` })),
  },
  'GET /api/edizione': { id: '7-ab', nome: 'Prova', aggiornata_al: '2026-01-01', fonti: [] },
  'GET /api/v1/openapi.json': v1Definitions,
  'GET /api/Report/DefinizioniApi': {
    paths: {
      '/api/Report/Glossario': { get: { tags: ['Glossario'], summary: 'The glossary', responses: { 200: { description: 'Terms' } } } },
    },
  },
};

const open = (route = '/apidetail', more: FakeAnswers = {}) => renderPage(ApiDetailPage, { messages, route, api: { ...answers, ...more } });
const summary = (name = 'Riepilogo API') => screen.findByRole<HTMLTableElement>('table', { name });
const headers = (table: HTMLTableElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const search = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Cerca' });

describe('the summary of the API', () => {
  it('lists the reports without scope, unit, required parameters, links and flag', async () => {
    open();
    const table = await summary();
    await within(table).findByText('Comuni soppressi');
    expect(headers(table)).toEqual([
      'Id report',
      'Titolo report',
      'Inizio/fine validità report',
      'Analisi temporale',
      'Descrizione parametri',
      'Info',
    ]);
    expect(within(table).getAllByText('Identificativo del report', { exact: false }).length).toBe(10);
  });

  it('shows 10 rows a page, or 20, 50, 100', async () => {
    const { user } = open();
    const table = await summary();
    await within(table).findByText('Comuni soppressi');
    expect(table.tBodies[0]?.rows).toHaveLength(10);
    expect(screen.getByText('1-10 di 15')).toBeDefined();
    expect(screen.getByText('I dati di questo report non sono ancora disponibili.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Pagina successiva' }));
    expect(screen.getByText('11-15 di 15')).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Righe per pagina' }), '50');
    expect(table.tBodies[0]?.rows).toHaveLength(15);
    const sizes = within(screen.getByRole('combobox', { name: 'Righe per pagina' })).getAllByRole('option');
    expect(sizes.map(({ textContent }) => textContent)).toEqual(['10', '20', '50', '100']);
  });

  it('is narrowed to one report by id or title, and restored by Annulla', async () => {
    const { user, location } = open();
    await within(await summary()).findByText('Comuni soppressi');
    expect(search().disabled).toBe(true);
    expect(screen.getByRole('button', { description: 'Per cercare scegli un report dall’elenco.' })).toBe(search());
    await user.type(screen.getByRole('combobox', { name: 'Id/Titolo report' }), 'elenco');
    const options = await screen.findAllByRole('option', { name: /Elenco/ });
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '51 - Elenco dei codici (17/03/1861 - 11/01/1927)',
      '61 - Elenco dei codici (01/01/1948 - 31/12/2020)',
    ]);
    await user.click(screen.getByRole('option', { name: /^61/ }));
    await user.click(search());
    expect(location().search).toBe('?id=61');
    const narrowed = await summary('Riepilogo API: 61 - Elenco dei codici (01/01/1948 - 31/12/2020)');
    expect(headers(narrowed)).toEqual(['Analisi temporale', 'Descrizione parametri', 'Info']);
    expect(narrowed.tBodies[0]?.rows).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(location().search).toBe('');
    expect((await summary()).tBodies[0]?.rows).toHaveLength(10);
  });

  it('clears a text without a picked option on Annulla', async () => {
    const { user } = open();
    const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Id/Titolo report' });
    await user.type(box, 'zzz');
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Id/Titolo report' }).value).toBe('');
  });

  it('is empty for an unknown report', async () => {
    open('/apidetail?id=9999');
    expect(await screen.findByText('Nessun risultato trovato')).toBeDefined();
  });

  it('shows a failure in the page, without a notification, and loads again on request', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const replies = [failure(500), { items: services }];
    const { user, kit } = open('/apidetail', { get_elenco_microservizi: () => replies.shift() });
    expect(await screen.findByText('L’elenco dei servizi non si è potuto caricare')).toBeDefined();
    expect(kit.notifications.state.items).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Comuni soppressi')).toBeDefined();
  });
});

describe('the interfaces', () => {
  it.each([
    ['Vai alle chiamate', 'API dei dati, /api/v1'],
    ['Vai ai report', 'Cerca un report'],
    ['Vai all’archivio', 'Archivio'],
  ])('%s leads to its part of the page', async (button, heading) => {
    // jsdom has no layout: what the page scrolls to is in sight
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly report: (entries: { readonly isIntersecting: boolean }[]) => void) {}
        observe = () => this.report([{ isIntersecting: true }]);
        disconnect = () => {};
      },
    );
    const { user } = open();
    await screen.findByRole('heading', { level: 2, name: heading });
    await user.click(screen.getByRole('button', { name: button }));
    expect(document.activeElement?.querySelector('h2')?.textContent).toBe(heading);
    vi.unstubAllGlobals();
  });
});

describe('the texts of the editors', () => {
  it('appears around the table: description, cards, notes', async () => {
    open();
    expect(await screen.findByText(description.descrizionePagina)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Comune' })).toBeDefined();
    expect(screen.getByText('I codici sono testi.')).toBeDefined();
  });

  it('is left out without a message when it cannot be loaded, and with it the download of the definitions', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { kit } = open('/apidetail', { 'GET /api/Report/DescrizionePagina/4': failure(500) });
    await screen.findByRole('button', { name: 'Cerca' });
    expect(screen.queryByText('Scarica le definizioni delle API')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Note' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(kit.notifications.state.items).toEqual([]);
  });

  it('keeps the download of the definitions hidden until it has loaded', async () => {
    open();
    expect(screen.queryByRole('button', { name: 'Scarica le definizioni delle API' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Scarica le definizioni delle API' })).toBeDefined();
  });
});

describe('the popup of a report', () => {
  const openPopup = async (id: number, more: FakeAnswers = {}) => {
    const rendered = open(`/apidetail?id=${id}`, more);
    await rendered.user.click(await screen.findByRole('button', { name: /Apri la scheda API/ }));
    return { ...rendered, popup: within(await screen.findByRole('dialog')) };
  };

  it('has the parameters, the three addresses at the date, and code in four languages', async () => {
    const { popup } = await openPopup(61);
    expect(popup.getByText('Identificativo del report')).toBeDefined();
    const links = popup.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      'https://api.test/publish/reportspooljson?pfun=61&pdata=31/12/2020',
      'https://api.test/publish/reportspooljsoncount?pfun=61&pdata=31/12/2020',
      'https://api.test/publish/anagrafica_report_metadato_web?pfun=61&pdata=31/12/2020',
    ]);
    expect(popup.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'curl',
      'Python',
      'R',
      'JavaScript',
    ]);
  });

  it('makes the call at a date and shows its first rows', async () => {
    const { user, popup, api } = await openPopup(61);
    const date = popup.getByRole('textbox', { name: 'Data' });
    await user.clear(date);
    await user.type(date, '01/01/1951');
    await user.tab();
    expect(popup.getAllByRole('link')[0]?.getAttribute('href')).toContain('pdata=01/01/1951');
    await user.click(popup.getByRole('button', { name: 'Chiama il servizio' }));
    expect(await popup.findByRole('table', { name: 'Prime 10 righe di 25' })).toBeDefined();
    expect(popup.getByText('000000')).toBeDefined();
    expect(api.calls.at(-1)).toMatchObject({ name: 'GET /publish/reportspooljson', query: { pfun: '61', pdata: '01/01/1951' } });
  });

  it('takes two dates for a report on a period', async () => {
    const { user, popup, api } = await openPopup(98);
    expect(popup.getByRole('textbox', { name: 'Data inizio periodo' })).toBeDefined();
    await user.click(popup.getByRole('button', { name: 'Chiama il servizio' }));
    await popup.findByRole('table', { name: 'Prime 10 righe di 25' });
    expect(api.calls.at(-1)?.query).toEqual({ pfun: '98', pdatada: '17/03/1861', pdataa: '31/12/2020' });
  });

  it('refuses a date outside the period, naming its bounds', async () => {
    const { user, popup } = await openPopup(61);
    const date = popup.getByRole('textbox', { name: 'Data' });
    await user.clear(date);
    await user.type(date, '31/12/1947');
    await user.tab();
    expect(popup.getByText('Inserisci una data dal 01/01/1948 al 31/12/2020, nella forma GG/MM/AAAA.')).toBeDefined();
    expect(popup.getByRole<HTMLButtonElement>('button', { name: 'Chiama il servizio' }).disabled).toBe(true);
  });

  it('says so when the service answers that the report is not available', async () => {
    const { user, popup } = await openPopup(61, { 'GET /publish/reportspooljson': { resultset: [{ ERRCODE: 'REPORT NON DISPONIBILE' }] } });
    await user.click(popup.getByRole('button', { name: 'Chiama il servizio' }));
    expect(await popup.findByText('Il servizio risponde che il report non è disponibile a questa data.')).toBeDefined();
  });

  it('shows a failed call', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user, popup } = await openPopup(61, { 'GET /publish/reportspooljson': failure(503) });
    await user.click(popup.getByRole('button', { name: 'Chiama il servizio' }));
    expect(await popup.findByText('La chiamata non è riuscita')).toBeDefined();
  });
});

describe('the definitions', () => {
  it('are loaded and shown in the page on demand', async () => {
    const { user, api } = open();
    expect(api.calls.some(({ name }) => name.endsWith('DefinizioniApi'))).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Leggi le definizioni' }));
    const operation = await screen.findByRole('button', { name: /GET.*\/api\/Report\/Glossario.*The glossary/ });
    await user.click(operation);
    expect(await screen.findByText('Terms')).toBeDefined();
  });

  it('can be loaded again after a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const replies = [failure(500), answers['GET /api/Report/DefinizioniApi']];
    const { user } = open('/apidetail', { 'GET /api/Report/DefinizioniApi': () => replies.shift() });
    await user.click(await screen.findByRole('button', { name: 'Leggi le definizioni' }));
    expect(await screen.findByText('Le definizioni non si sono potute caricare')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 3, name: 'Glossario' })).toBeDefined());
  });
});

it('speaks English', async () => {
  renderPage(ApiDetailPage, { messages, route: '/apidetail', language: 'en', api: answers });
  const table = await summary('API summary');
  expect(headers(table)).toContain('Report title');
});
