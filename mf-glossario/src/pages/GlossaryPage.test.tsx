import type { TermineGlossario } from '@territori/contract/wire';
import en from '@territori/languages/en/mf-glossario.json';
import { failure, file, never, renderPage } from '@territori/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import itMessages from '../messages/it.json';
import GlossaryPage from './GlossaryPage.tsx';

const GLOSSARY = 'GET /api/Report/Glossario';
const messages = { it: itMessages, en };

const term = (id: number, nome: string, more: Partial<TermineGlossario> = {}): TermineGlossario => ({
  id_geoglossario: id,
  nome,
  descrizione: `Che cosa è: ${nome}.`,
  id_geoglossario_partizione: 1,
  periodo: null,
  fonte: 'Costituzione, art. 114',
  note: null,
  versione: null,
  anno: '1947',
  links: [{ link: 'Costituzione (Normattiva)', hyperlink: 'https://www.normattiva.it/costituzione' }],
  ...more,
});

const terms = [term(1, 'Comune'), term(2, 'Città metropolitana'), term(3, 'Unità amministrativa'), term(4, 'Élite')];

const open = (route = '/glossario', answer: unknown = terms) =>
  renderPage(GlossaryPage, { messages, route, api: { [GLOSSARY]: answer }, sections: [manifest] });

const shownTerms = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const loaded = () => screen.findByRole('button', { name: 'Comune' });

describe('the glossary', () => {
  it('lists every term under its letter, ignoring accents, and shows their number', async () => {
    open();
    await loaded();
    expect(shownTerms()).toEqual(['Comune', 'Città metropolitana', 'Élite', 'Unità amministrativa']);
    expect(screen.getByText('4 termini')).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['C', 'E', 'U']),
    );
  });

  it('offers the first letters of the terms, and says why the other letters are disabled', async () => {
    const { user } = open();
    await loaded();
    const letters = within(screen.getByRole('navigation', { name: 'Indice alfabetico' })).getAllByRole<HTMLButtonElement>('button');
    expect(letters).toHaveLength(27);
    expect(letters.filter(({ disabled }) => !disabled).map(({ textContent }) => textContent)).toEqual(['A-Z', 'C', 'E', 'U']);
    expect(screen.getByRole('button', { name: 'Q', description: 'Nessun termine inizia con questa lettera' })).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'E' }));
    expect(shownTerms()).toEqual(['Élite']);
    expect(screen.getByRole('button', { name: 'E', pressed: true })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'A-Z' }));
    expect(shownTerms()).toHaveLength(4);
  });

  it('finds a name on Enter, ignoring accents and capitals, and marks it', async () => {
    const { user, location } = open();
    await loaded();
    const search = screen.getByRole<HTMLButtonElement>('button', { name: 'Cerca' });
    expect(search.disabled).toBe(true);
    expect(screen.getByRole('button', { description: 'Per cercare scrivi un termine.' })).toBe(search);
    await user.type(screen.getByRole('searchbox', { name: 'Termine da cercare' }), 'UNITA{Enter}');
    expect(shownTerms()).toEqual(['Unità amministrativa']);
    expect(document.querySelector('mark')?.textContent).toBe('Unità');
    expect(screen.getByText('1 termine contiene «UNITA»')).toBeDefined();
    expect(location().search).toBe('?cerca=UNITA');

    await user.click(screen.getByRole('button', { name: 'Svuota il campo di ricerca' }));
    expect(shownTerms()).toHaveLength(4);
  });

  it('shows a message when nothing matches', async () => {
    open('/glossario?cerca=Atlantide');
    expect(await screen.findByText('Nessun risultato trovato.')).toBeDefined();
  });

  it('opens a term in place, with definition, source and links', async () => {
    const { user } = open();
    const header = await loaded();
    expect(header.getAttribute('aria-expanded')).toBe('false');
    await user.click(header);
    expect(header.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Che cosa è: Comune.')).toBeDefined();
    expect(screen.getByText('Costituzione, art. 114')).toBeDefined();
    const link = screen.getByRole('link', { name: /Costituzione \(Normattiva\)/ });
    expect(link.getAttribute('href')).toBe('https://www.normattiva.it/costituzione');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('link', { name: /Collegamento a questo termine/ }).getAttribute('href')).toBe('#/glossario?termine=1');
  });

  it('opens and focuses the term that the address names', async () => {
    open('/glossario?termine=3');
    const header = await screen.findByRole('button', { name: 'Unità amministrativa', expanded: true });
    expect(document.activeElement).toBe(header);
  });

  it('shows a message when the address names an unknown term', async () => {
    open('/glossario?termine=99');
    expect(await screen.findByText('Il termine indicato nell’indirizzo non è nel glossario.')).toBeDefined();
    await waitFor(() => expect(shownTerms()).toHaveLength(4));
  });

  it('shows a failure, not an empty glossary, and loads again on request', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const answers = [failure(500), terms];
    const { user } = open('/glossario', () => answers.shift());
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByText('Il glossario non si è potuto caricare')).toBeDefined();
    expect(screen.queryByText('Nessun risultato trovato.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await loaded();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is empty and busy while it loads', () => {
    open('/glossario', never());
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByText('Nessun risultato trovato.')).toBeNull();
  });

  it('speaks English', async () => {
    const { api } = renderPage(GlossaryPage, {
      messages,
      route: '/glossario',
      language: 'en',
      api: { [GLOSSARY]: [term(1, 'Municipality')] },
    });
    await screen.findByRole('button', { name: 'Municipality' });
    expect(screen.getByText('1 term')).toBeDefined();
    expect(api.calls[0]?.query).toEqual({ plang: 'en' });
  });

  it('marks the names of Italian acts as Italian on an English page', async () => {
    const source = 'Istat, statistical codes; Costituzione, art. 133';
    const { user } = renderPage(GlossaryPage, {
      messages,
      route: '/glossario',
      language: 'en',
      api: { [GLOSSARY]: [{ ...term(1, 'Municipality'), fonte: source }] },
    });
    await user.click(await screen.findByRole('button', { name: 'Municipality' }));
    const act = await screen.findByText('Costituzione, art. 133');
    expect(act.lang).toBe('it');
    expect(act.parentElement?.textContent).toBe(source);
    expect(act.parentElement?.lang).toBe('');
  });
});

describe('the download of the glossary', () => {
  afterEach(() => vi.restoreAllMocks());

  it('saves the file under the file name of the answer', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:glossario';
    URL.revokeObjectURL = () => undefined;
    const { user, api } = renderPage(GlossaryPage, {
      messages,
      route: '/glossario',
      api: { [GLOSSARY]: terms, 'GET /api/Report/GeoglossarioDownload': file('x', 'glossario.xlsx') },
    });
    await user.click(await screen.findByRole('button', { name: 'Scarica il glossario (XLSX)' }));
    await waitFor(() => expect(saved).toEqual(['glossario.xlsx']));
    expect(api.calls.at(-1)?.query).toEqual({ plang: 'it' });
  });
});
