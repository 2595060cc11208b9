import type { Language } from '@territori/contract';
import en from '@territori/languages/en/mf-apidetail.json';
import { type FakeAnswers, failure, file, never, renderPage } from '@territori/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import itMessages from '../../messages/it.json';
import { v1Definitions } from '../../v1.fixture.ts';
import V1Calls from './V1Calls.tsx';

const answers: FakeAnswers = {
  'GET /api/v1/openapi.json': v1Definitions,
  'GET /api/edizione': { id: '7-ab', nome: 'Prova', aggiornata_al: '2026-01-01', fonti: [] },
  'GET /api/v1/unita': { dati: [{ codice: '022001' }], totale: 223 },
};
const open = (search = '', more: FakeAnswers = {}, language: Language = 'it') =>
  renderPage(V1Calls, { messages: { it: itMessages, en }, route: `/apidetail${search}`, language, api: { ...answers, ...more } });
const call = () => screen.getByRole('button', { name: 'Chiama' });

describe('the calls of /api/v1', () => {
  it('are listed by group, and the first list of units is on screen', async () => {
    open();
    const list = within(await screen.findByRole('navigation', { name: 'Le chiamate' }));
    expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Unità', 'Traduzioni']);
    expect(list.getByRole('link', { current: true }).textContent).toBe('Le unità in vigore a una dataGET /api/v1/unita');
    expect(screen.getByRole('heading', { level: 2, name: 'Le unità in vigore a una data' })).toBeDefined();
  });

  it('are asked for in the language of the visitor', async () => {
    const { api } = open('', {}, 'en');
    await screen.findByRole('navigation', { name: 'The calls' });
    expect(api.calls.find(({ name }) => name.endsWith('openapi.json'))?.query).toEqual({ lingua: 'en' });
  });

  it('are chosen by a link that the address keeps, and the focus moves to the call', async () => {
    const { user, location } = open('?id=61');
    await user.click(await screen.findByRole('link', { name: /Quali unità è/ }));
    expect(location().search).toBe('?id=61&chiamata=destini');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Quali unità è un’unità' }));
  });

  it('that do not exist are named, with the list to choose from', async () => {
    open('?chiamata=comuni');
    expect(await screen.findByText('La chiamata «comuni» non esiste: scegli dall’elenco.')).toBeDefined();
  });

  it('show that they load, that they failed, and load again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { unmount } = open('', { 'GET /api/v1/openapi.json': never() });
    expect(screen.queryByRole('navigation')).toBeNull();
    unmount();
    const replies = [failure(500), v1Definitions];
    const { user, kit } = open('', { 'GET /api/v1/openapi.json': () => replies.shift() });
    expect(await screen.findByText('Le chiamate non si sono potute caricare')).toBeDefined();
    expect(kit.notifications.state.items).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('navigation', { name: 'Le chiamate' })).toBeDefined();
  });

  it('of empty definitions are none', async () => {
    open('', { 'GET /api/v1/openapi.json': {} });
    expect(await screen.findByText('Le definizioni non contengono chiamate')).toBeDefined();
  });
});

describe('the form of a call', () => {
  it('begins with the first example, and makes the call as any program would', async () => {
    const { user, api } = open();
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'data' })).value).toBe('2009-01-01');
    await user.click(call());
    const answer = within(await screen.findByRole('region', { name: 'Risposta' }));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^Stato 200, [\d.]+ ms, 43 byte/),
    );
    expect(answer.getByText(/HTTP 200/).textContent).toContain('content-type: application/json');
    expect(answer.getByText(/"totale": 223/)).toBeDefined();
    const made = api.calls.at(-1);
    expect(made).toMatchObject({ name: 'GET /api/v1/unita', query: { livello: 'comune', data: '2009-01-01' } });
    expect(made?.headers.get('language')).toBeNull();
  });

  it('is kept with its values in the address, which opens it again', async () => {
    const { user, location, unmount } = open();
    const day = await screen.findByRole<HTMLInputElement>('textbox', { name: 'data' });
    await user.clear(day);
    await user.type(day, '2010-06-01');
    await user.click(call());
    await screen.findByRole('region', { name: 'Risposta' });
    const { search } = location();
    expect(new URLSearchParams(search).get('richiesta')).toBe('/api/v1/unita?livello=comune&data=2010-06-01');
    unmount();
    open(search);
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'data' })).value).toBe('2010-06-01');
  });

  it('begins with its example where the address holds another call', async () => {
    open('?chiamata=unita&richiesta=/api/v1/destini');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'data' })).value).toBe('2009-01-01');
  });

  it('takes another example, and its address and samples follow', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Esempio' }), 'Le regioni');
    expect(screen.getByText('https://api.test/api/v1/unita?livello=regione')).toBeDefined();
    expect(screen.getByText("curl 'https://api.test/api/v1/unita?livello=regione'")).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'formato' }), 'csv');
    expect(screen.getByText(/csv\.DictReader/)).toBeDefined();
  });

  it('asks for a required part before it calls', async () => {
    const { user, api } = open('?chiamata=destini');
    const id = await screen.findByRole<HTMLInputElement>('textbox', { name: 'id' });
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'edizione' }).value).toBe('7-ab'));
    await user.clear(id);
    const before = api.calls.length;
    await user.click(call());
    expect(screen.getByText('Per chiamare indica id.')).toBeDefined();
    expect(api.calls).toHaveLength(before);
  });

  it('sends the body of a POST, and refuses one that is not JSON', async () => {
    const { user, api } = open('?chiamata=traduzioni', { 'POST /api/v1/traduzioni': { dati: [] } });
    const body = await screen.findByRole('textbox', { name: 'Corpo della richiesta' });
    await user.click(call());
    await screen.findByRole('region', { name: 'Risposta' });
    expect(api.calls.at(-1)?.body).toEqual({ valori: ['037020'], tipo: 'comune' });
    await user.clear(body);
    await user.type(body, 'valori');
    await user.click(call());
    expect(screen.getByText('Il corpo non è JSON valido: controlla virgolette, virgole e parentesi.')).toBeDefined();
  });
});

describe('the answer of a call', () => {
  it('that reports an error has its explanation and the page about it', async () => {
    const problem = { type: 'https://api.test/api/v1/errori/x', title: 'Parametro non valido', detail: 'data: non è una data.' };
    const { user } = open('', { 'GET /api/v1/unita': file(JSON.stringify(problem), 'x', 'application/problem+json') });
    await user.click(await screen.findByRole('button', { name: 'Chiama' }));
    expect(await screen.findByText(/Parametro non valido/, { selector: ':not(code)' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Che cosa significa l’errore' }).getAttribute('href')).toBe(problem.type);
  });

  it('that is not text is described', async () => {
    const { user } = open('', { 'GET /api/v1/unita': file('PK', 'unita.xlsx', 'application/zip') });
    await user.click(await screen.findByRole('button', { name: 'Chiama' }));
    expect(await screen.findByText('Il corpo non è un testo (application/zip, 2 byte): aprilo dal suo indirizzo.')).toBeDefined();
  });

  it('that does not arrive can be asked for again', async () => {
    const { user } = open('', { 'GET /api/v1/unita': failure(0) });
    await user.click(await screen.findByRole('button', { name: 'Chiama' }));
    expect(await screen.findByText('Nessuna risposta è arrivata')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeDefined();
  });
});
