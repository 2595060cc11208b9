import { KitProvider } from '@territori/kit';
import { MemoryRouter, useLocation } from '@territori/kit/portal';
import { type FakeAnswers, failure, fakeKit } from '@territori/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeOutline } from '../outline/outline.ts';
import { registryEntry } from '../registry/registryFixture.ts';
import { Search } from './Search.tsx';

const report = {
  id_funzione: 61,
  titolo_report: 'Elenco dei comuni',
  rule_showhide: 'ABILITATO',
  pdata: '2025-01-01',
  pdataa: null,
  tipo_analisi_temporale: 'DATA',
};
const unit = {
  id: 7,
  livello: 'comune',
  codice: '017092',
  denominazione: 'Lonato del Garda',
  denominazioni_precedenti: ['Lonato'],
  altre_denominazioni: [],
  motivo: null,
  approssimata: false,
  provincia: 'Brescia',
  validita_da: '1861-03-17',
  validita_a: '9999-12-31',
};
const found: FakeAnswers = { report_search_free: { items: [report] }, 'GET /api/unita': [unit] };

let address = '';
function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

function show(answers: FakeAnswers = found, look: 'head' | 'page' = 'head') {
  const sections = [
    { ...registryEntry('home').section, links: { report: '/home/link', cerca: '/home/cerca' } },
    { ...registryEntry('storia').section, links: { unita: '/storia_ua' } },
  ] as const;
  const { kit, api } = fakeKit({ api: answers, sections });
  render(
    <KitProvider kit={kit}>
      <MemoryRouter>
        <Address />
        <Search look={look} />
      </MemoryRouter>
    </KitProvider>,
  );
  return { api, kit, field: screen.getByRole('combobox'), user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the search of the header', () => {
  it('asks from the third character on, half a second after the last', async () => {
    const { api, field } = show();
    fireEvent.change(field, { target: { value: 'lo' } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(api.calls).toEqual([]);
    fireEvent.change(field, { target: { value: 'lon' } });
    await vi.advanceTimersByTimeAsync(400);
    fireEvent.change(field, { target: { value: 'lonato ' } });
    await vi.advanceTimersByTimeAsync(400);
    expect(api.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    await waitFor(() => expect(api.calls).toHaveLength(2));
    expect(api.calls.map(({ name, query }) => [name, query.p_rep_par ?? query.q])).toEqual([
      ['report_search_free', 'lonato'],
      ['GET /api/unita', 'lonato'],
    ]);
  });

  it('says that a text is too short to a visitor who pauses, not to one who goes on typing', async () => {
    const { field } = show();
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    fireEvent.focus(field);
    for (const value of ['l', 'lo']) {
      fireEvent.change(field, { target: { value } });
      await act(() => vi.advanceTimersByTimeAsync(300));
      expect(said().join('')).toBe('');
    }
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(said()).toContain('Scrivi almeno 3 caratteri. Per una sigla di 2 lettere premi Invio.');
  });

  it('shows a day before what is found, and leads to all of it', async () => {
    const { field, user } = show({ report_search_free: { items: [] }, 'GET /api/unita': [] });
    await user.type(field, '20/10/1991');
    await user.click(await screen.findByRole('option', { name: 'Comuni in vigore, mappa e variazioni del 20/10/1991' }));
    expect(address).toBe('/home/cerca?q=20%2F10%2F1991');
  });

  it('shows units and reports in two groups, and says how many', async () => {
    const { field, user } = show();
    await user.type(field, 'lonato');
    const reports = await screen.findByRole('group', { name: 'Report' });
    expect(within(reports).getByRole('option', { name: 'Elenco dei comuni' })).toBeTruthy();
    const units = screen.getByRole('group', { name: 'Unità territoriali' });
    expect(within(units).getByRole('option').textContent).toBe('Lonato del GardaComune · 017092 · Brescia · già Lonato');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(await screen.findByText('2 risultati')).toBeTruthy();
  });

  it('is worked with the keyboard: arrows go round, Enter opens, Esc closes and then clears', async () => {
    const { field, user } = show();
    await user.type(field, 'lonato');
    await screen.findAllByRole('option');
    const marked = () => screen.queryByRole('option', { selected: true })?.id;
    await user.keyboard('{ArrowDown}');
    expect(marked()).toContain('unita-7');
    expect(field.getAttribute('aria-activedescendant')).toBe(marked());
    await user.keyboard('{ArrowDown}');
    expect(marked()).toContain('report-61');
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(marked()).toContain('report-61');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(field).toHaveProperty('value', 'lonato');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(address).toBe('/home/link?id=61&dateFrom=2025-01-01');
    expect(field).toHaveProperty('value', '');
    await user.type(field, 'xyz{Escape}{Escape}');
    expect(field).toHaveProperty('value', '');
  });

  it('leads to the page of all results on Enter, also before the list is there, and not for an empty text', async () => {
    const { field, user } = show();
    await user.type(field, ' {Enter}');
    expect(address).toBe('/');
    await user.clear(field);
    await user.type(field, 'lonato & dintorni{Enter}');
    expect(address).toBe('/home/cerca?q=lonato+%26+dintorni');
    expect(field).toHaveProperty('value', '');
  });

  it('opens a unit with the pointer', async () => {
    const { field, user } = show();
    await user.type(field, 'lonato');
    await user.click(await screen.findByText('Lonato del Garda'));
    expect(address).toBe('/storia_ua/7');
  });

  it('names the units whose names are like the text as such, and the reason of a match', async () => {
    const motivo = { tipo: 'nome_precedente', testo: 'Lonato', fino_al: '2007-07-01' };
    const { field, user } = show({ ...found, 'GET /api/unita': [{ ...unit, motivo, approssimata: true }] });
    await user.type(field, 'lonatto');
    const units = await screen.findByRole('group', { name: 'Forse cercavi' });
    expect(within(units).getByRole('option').textContent).toContain('Brescia · si chiamava Lonato fino al 2007');
  });

  it('says that nothing was found', async () => {
    const { field, user } = show({ report_search_free: { items: [] }, 'GET /api/unita': [] });
    await user.type(field, 'zzz');
    expect(await screen.findAllByText('Nessun risultato trovato')).not.toHaveLength(0);
  });

  it('shows the results of one call when the other fails, and retries the failed one', async () => {
    const { api, field, kit, user } = show({ ...found, report_search_free: failure(500) });
    await user.type(field, 'lonato');
    expect(await screen.findByText('Lonato del Garda')).toBeTruthy();
    expect(screen.getAllByText(/La ricerca non è al momento disponibile/)).not.toHaveLength(0);
    expect(kit.notifications.state.items).toEqual([]);
    const before = api.calls.length;
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(api.calls.slice(before).map(({ name }) => name)).toEqual(['report_search_free']);
  });
});

describe('the search of a page', () => {
  /** The outline, into whose search a visitor has typed, is taken away. */
  const typedBefore = (text: string, focused: boolean) => {
    document.body.insertAdjacentHTML('beforeend', `<div id="waiting"><input value="${text}"></div>`);
    const field = document.querySelector<HTMLInputElement>('#waiting input');
    if (focused) field?.focus();
    field?.setSelectionRange(1, 2);
    removeOutline();
    expect(document.getElementById('waiting')).toBeNull();
  };

  it('has what was typed before the portal was there, with the focus and the selection, and only once', () => {
    typedBefore('lona', true);
    const { field } = show(found, 'page');
    expect(field).toHaveProperty('value', 'lona');
    expect(document.activeElement).toBe(field);
    expect([(field as HTMLInputElement).selectionStart, (field as HTMLInputElement).selectionEnd]).toEqual([1, 2]);
    cleanup();
    expect(show(found, 'page').field).toHaveProperty('value', '');
  });

  it('takes no focus from a visitor who is elsewhere', () => {
    typedBefore('lona', false);
    const { field } = show(found, 'page');
    expect(field).toHaveProperty('value', 'lona');
    expect(document.activeElement).not.toBe(field);
  });
});
