import type { RigaRicercaCodice, TipologiaUnita, ValoreRicercaCodice } from '@territori/contract/wire';
import en from '@territori/languages/en/mf-ricerca-codice.json';
import { delayed, type FakeAnswers, failure, renderPage } from '@territori/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import itMessages from '../messages/it.json';
import CodeSearchPage from './CodeSearchPage.tsx';

const messages = { it: itMessages, en };

const types: readonly TipologiaUnita[] = [
  { return_code: '1', label_tipologia: 'Comune' },
  { return_code: '3', label_tipologia: 'Regione' },
];

const values: readonly ValoreRicercaCodice[] = [
  { V: '001001 - Agliè', RC: '10' },
  { V: '007805 - Agliè', RC: '10' },
  { V: '017092 - Lonato', RC: '20' },
];

const codes: readonly RigaRicercaCodice[] = [
  { 'Codice Istat': '001001', Denominazione: 'Agliè', 'Data inizio': '05/10/1945', 'Data fine': ' ', 'Codice catastale': 'A074' },
  { 'Codice Istat': '007805', Denominazione: 'Agliè', 'Data inizio': '12/01/1927', 'Data fine': '05/10/1945', 'Codice catastale': null },
];

const answers: FakeAnswers = {
  ricercacodice_criterio: { items: types },
  ricercacodice_criterio_lov: { resultset: values },
  ricercacodice_criterio_res: { resultset: codes },
};

const open = (route = '/ricerca-codice', more: FakeAnswers = {}) =>
  renderPage(CodeSearchPage, { messages, route, api: { ...answers, ...more } });
const search = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Cerca' });
const rows = async (name: RegExp) => {
  const table = await screen.findByRole<HTMLTableElement>('table', { name });
  return [...table.rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent));
};

describe('the code search', () => {
  it('has the product in its title, an introduction, and a disabled Cerca with its reason', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Ricerca codice Territori' })).toBeDefined();
    expect(screen.getByText(/Qui si trovano i codici statistici/)).toBeDefined();
    await screen.findByRole('radio', { name: 'Comune' });
    expect(search().disabled).toBe(true);
    expect(screen.getByRole('button', { description: /scegli un tipo di unità/ })).toBe(search());
  });

  it('finds a unit by an old code and shows all its codes with their periods', async () => {
    const { user, location, api } = open();
    await user.click(await screen.findByRole('radio', { name: 'Comune' }));
    await user.type(screen.getByRole('combobox', { name: 'Codice o denominazione' }), '007805');
    await user.click(await screen.findByRole('option', { name: '007805 - Agliè' }));
    await user.click(search());
    await screen.findByText('in vigore');
    expect(await rows(/Codici e denominazioni di 001001/)).toEqual([
      ['Codice Istat', 'Denominazione', 'Data inizio', 'Data fine', 'Codice catastale'],
      ['001001', 'Agliè', '05/10/1945', 'in vigore', 'A074'],
      ['007805', 'Agliè', '12/01/1927', '05/10/1945', 'nessun dato'],
    ]);
    expect(screen.getByText('007805 - Agliè è oggi 001001 - Agliè.')).toBeDefined();
    expect(location().search).toBe('?tipo=1&valore=10');
    expect(api.calls.find(({ name }) => name === 'ricercacodice_criterio_res')?.query).toMatchObject({ ptipounit: '1', prc: '10' });
  });

  it('shows the unit that its address names', async () => {
    open('/ricerca-codice?tipo=1&valore=20', {
      ricercacodice_criterio_res: {
        resultset: [{ 'Codice Istat': '017092', Denominazione: 'Lonato del Garda', 'Data inizio': '02/11/2007', 'Data fine': '' }],
      },
    });
    expect(await screen.findByRole('heading', { level: 2, name: '017092 - Lonato del Garda' })).toBeDefined();
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('017092 - Lonato'));
    expect(screen.getByText('017092 - Lonato è oggi 017092 - Lonato del Garda.')).toBeDefined();
  });

  it('titles a unit without a code by its name alone', async () => {
    open('/ricerca-codice?tipo=1&valore=30', {
      ricercacodice_criterio_lov: { resultset: [...values, { V: 'Finalborgo', RC: '30' }] },
      ricercacodice_criterio_res: {
        resultset: [{ 'Codice Istat': '', Denominazione: 'Finalborgo', 'Data inizio': '17/03/1861', 'Data fine': '31/01/1927' }],
      },
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Finalborgo' })).toBeDefined();
    expect(screen.queryByText(/è oggi|da ultimo/)).toBeNull();
  });

  it('covers the results while the list with the unit is loading', async () => {
    open('/ricerca-codice?tipo=1&valore=10', { ricercacodice_criterio_lov: delayed(50, { resultset: values }) });
    expect((await screen.findAllByText('Caricamento in corso')).length).toBeGreaterThan(0);
    expect(await screen.findByRole('heading', { level: 2, name: '001001 - Agliè' })).toBeDefined();
  });

  it('shows the codes of the unit in its address before the list of all units is there', async () => {
    let arrive = (_list: object) => {};
    const list = new Promise((resolve) => {
      arrive = resolve;
    });
    const { api } = open('/ricerca-codice?tipo=1&valore=10', { ricercacodice_criterio_lov: () => list });
    await screen.findByText('in vigore');
    expect(screen.getByRole('heading', { level: 2, name: '001001 - Agliè' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
    arrive({ resultset: values });
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('001001 - Agliè'));
    expect(api.calls.filter(({ name }) => name === 'ricercacodice_criterio_res')).toHaveLength(1);
  });

  it('fills the field with the last code and name of the unit in its address', async () => {
    open('/ricerca-codice?tipo=1&valore=10', { ricercacodice_criterio_lov: { resultset: values.toReversed() } });
    await screen.findByText('in vigore');
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('001001 - Agliè'));
    expect(screen.queryByText(/è oggi/)).toBeNull();
  });

  it('shows the last code and name of a unit that no longer exists', async () => {
    open('/ricerca-codice?tipo=1&valore=20', {
      ricercacodice_criterio_res: {
        resultset: [{ 'Codice Istat': '017092', Denominazione: 'Lonato Nuovo', 'Data inizio': '02/11/2007', 'Data fine': '01/01/2010' }],
      },
    });
    expect(await screen.findByText('017092 - Lonato è stata da ultimo 017092 - Lonato Nuovo.')).toBeDefined();
  });

  it.each(['tipo=1&valore=999', 'valore=999'])('shows a message when the address names an unknown unit (%s)', async (address) => {
    open(`/ricerca-codice?${address}`, { ricercacodice_criterio_res: { resultset: [] } });
    expect(await screen.findByText('L’unità indicata nell’indirizzo è sconosciuta.')).toBeDefined();
  });

  it('ignores Enter in the list of units', async () => {
    const { user, location } = open('/ricerca-codice?tipo=1');
    const box = await screen.findByRole<HTMLInputElement>('combobox');
    await waitFor(() => expect(box.disabled).toBe(false));
    await user.type(box, 'lonato{ArrowDown}{Enter}');
    expect(search().disabled).toBe(true);
    await user.tab();
    expect(search().disabled).toBe(false);
    expect(location().search).toBe('?tipo=1');
  });

  it('clears the unit and its codes when the type changes, and everything on Annulla', async () => {
    const { user, location } = open('/ricerca-codice?tipo=1&valore=20', {
      ricercacodice_criterio_res: {
        resultset: [{ 'Codice Istat': '017092', Denominazione: 'Lonato del Garda', 'Data inizio': '02/11/2007', 'Data fine': '' }],
      },
    });
    await screen.findByText('in vigore');
    await user.click(screen.getByRole('radio', { name: 'Regione' }));
    expect(screen.queryByRole('table')).toBeNull();
    expect(location().search).toBe('?tipo=3');
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(location().search).toBe('');
    expect(screen.getByText(/Qui si trovano i codici statistici/)).toBeDefined();
  });

  it('offers the whole list of another kind, whatever text was typed before', async () => {
    const regions = { resultset: [{ V: '12 - Lazio', RC: '30' }] };
    const { user } = open('/ricerca-codice?tipo=1', {
      ricercacodice_criterio_lov: ({ query }: { query: Record<string, string> }) =>
        query.ptipounit === '3' ? regions : { resultset: values },
    });
    await user.type(await screen.findByRole('combobox'), 'lonato');
    await user.click(await screen.findByRole('option', { name: '017092 - Lonato' }));
    await user.click(screen.getByRole('radio', { name: 'Regione' }));
    await user.click(screen.getByRole('combobox'));
    expect(await screen.findByRole('option', { name: '12 - Lazio' })).toBeDefined();
  });

  it.each([
    ['ricercacodice_criterio', 'I tipi di unità non si sono potuti caricare'],
    ['ricercacodice_criterio_lov', 'L’elenco delle unità non si è potuto caricare'],
    ['ricercacodice_criterio_res', 'I codici non si sono potuti caricare'],
  ])('shows a failure of %s in the page, without a notification, and loads again on request', async (query, title) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const replies = [failure(500), answers[query]];
    const { user, kit } = open('/ricerca-codice?tipo=1&valore=10', { [query]: () => replies.shift() });
    expect(await screen.findByText(title)).toBeDefined();
    expect(kit.notifications.state.items).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('in vigore')).toBeDefined();
    expect(screen.queryByText(title)).toBeNull();
  });

  it('distinguishes a unit without codes from a failure', async () => {
    open('/ricerca-codice?tipo=1&valore=10', { ricercacodice_criterio_res: { resultset: [] } });
    expect(await screen.findByText('Nessun risultato trovato')).toBeDefined();
  });

  it('speaks English', async () => {
    renderPage(CodeSearchPage, { messages, route: '/ricerca-codice?tipo=1&valore=10', language: 'en', api: answers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Territori code search' })).toBeDefined();
    await screen.findByText('in force');
    expect((await rows(/Codes and names of 001001/))[0]).toEqual(['Istat code', 'Name', 'From', 'To', 'Cadastral code']);
  });
});
