import { defineSection, type Section } from '@territori/contract';
import { KitProvider } from '@territori/kit';
import { MemoryRouter } from '@territori/kit/portal';
import { Link } from '@territori/kit/router';
import { type FakeAnswers, failure, fakeKit } from '@territori/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Portal } from '../portal/Portal.ts';
import { PortalProvider } from '../portal/PortalProvider.tsx';
import { registryEntry } from '../registry/registryFixture.ts';
import { SectionLoader } from '../sections/SectionLoader.ts';
import { Layout } from './Layout.tsx';

const page = (heading: string) => async () => ({
  default: () => (
    <>
      <h1>{heading}</h1>
      <p id="aggiornamenti">novità</p>
      <Link to="/storia/body">al corpo</Link>
      <Link to="/storia/sommario">al sommario</Link>
    </>
  ),
});
const sectionOf = (id: string): Section =>
  defineSection({
    manifest: entries[id as keyof typeof entries].section,
    messages: { it: { corpo: 'Il corpo', sommario: 'Il sommario' }, en: { corpo: 'The body', sommario: 'The summary' } },
    routes: [
      { path: '', page: page(`titolo di ${id}`) },
      { path: 'body', title: 'corpo', page: page('titolo del corpo') },
      { path: 'sommario', title: 'sommario', page: page('Il sommario') },
    ],
  });
const entries = {
  home: registryEntry('home', { nav: { order: 1 }, title: { it: 'Home', en: 'Home' } }),
  storia: registryEntry('storia', { needs: { react: '^19.0.0' }, nav: { order: 2 }, title: { it: 'Storia', en: 'History' } }),
};
const edizione = {
  id: '1',
  nome: 'Prima edizione',
  aggiornata_al: '2026-01-01',
  aggiornata_al_per: [
    { fatto: 'nuts', descrizione: 'Codici Nuts dei comuni', dal: '2025-01-01', al: '2025-01-01' },
    { fatto: 'dimensioni_comuni', descrizione: 'Popolazione dei comuni', dal: '1991-10-20', al: '2026-01-01' },
  ],
  fonti: [{ nome: 'Istat', licenza: 'CC BY 4.0', url: 'https://istat.test' }],
  mancanze: [],
};
const answers: FakeAnswers = {
  'GET /api/edizione': edizione,
  'GET /api/Report/GetSettings': { AccessibilityDeclarationUrl: 'https://form.test' },
};

interface Setting {
  address?: string;
  portal?: Partial<Portal>;
  api?: FakeAnswers;
  load?: (id: string) => Promise<unknown>;
}

function show({ address = '/home', portal, api = answers, load = async (id) => sectionOf(id) }: Setting = {}) {
  const { kit } = fakeKit({
    api,
    sections: [
      { ...entries.home.section, links: { report: '/home/link' } },
      { ...entries.storia.section, links: { unita: '/storia' } },
    ],
  });
  const loader = new SectionLoader({ entries, provided: { react: ['19.3.1'] }, loadContainer: ({ section }) => load(section.id) });
  render(
    <KitProvider kit={kit}>
      <MemoryRouter initialEntries={[address]}>
        <PortalProvider
          portal={{ revision: 7, source: 'network', entries, provided: {}, overrides: [], unreadOverrides: [], loader, ...portal }}
        >
          <Layout />
        </PortalProvider>
      </MemoryRouter>
    </KitProvider>,
  );
  return { kit, user: userEvent.setup() };
}

const menu = () => within(screen.getByRole('navigation', { name: /Menu principale|Main menu/ }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.title = '';
});

describe('the portal', () => {
  it('leads from the empty path to the home', async () => {
    show({ address: '/' });
    expect(await heading('titolo di home')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Home - Territori'));
    expect(document.activeElement).toBe(document.body);
  });

  it('says its name and what it is in words that a screen reader keeps apart', async () => {
    show();
    await heading('titolo di home');
    expect(screen.getByRole('link', { name: /^Territori, .+, pagina iniziale$/ }).getAttribute('href')).toBe('#/home');
  });

  it('says that a path is unknown, in the specified words', async () => {
    show({ address: '/niente' });
    expect(await heading('Errore 404. La pagina che stai cercando non esiste.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Torna alla pagina iniziale' }).getAttribute('href')).toBe('#/home');
  });

  it('says the same of an unknown path below a section', async () => {
    show({ address: '/home/niente' });
    expect(await heading('Errore 404. La pagina che stai cercando non esiste.')).toBeTruthy();
  });

  it.each([
    ['/accessibilita', 'Accessibilità'],
    ['/privacy/', 'Informativa sulla privacy'],
  ])('has a statement at %s that names the product', async (address, title) => {
    show({ address });
    expect(await heading(title)).toBeTruthy();
    await waitFor(() => expect(document.title).toBe(`${title} - Territori`));
    expect(screen.getAllByText(/Il portale Territori/).length).toBeGreaterThan(0);
  });

  it('says why there are no sections', async () => {
    show({ portal: { entries: {}, source: 'none' } });
    expect(await heading('Il portale non è al momento disponibile')).toBeTruthy();
    expect(screen.getByText(/Non è stato possibile leggere l’elenco delle sezioni/)).toBeTruthy();
  });
});

describe('another page', () => {
  it('takes the title and the focus, and is announced', async () => {
    const { kit, user } = show();
    await heading('titolo di home');
    await user.click(screen.getByRole('link', { name: 'al corpo' }));
    const title = await heading('titolo del corpo');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(document.title).toBe('Il corpo - Territori');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Il corpo');
    expect(menu().getByRole('link', { current: 'page' }).textContent).toBe('Storia');
    expect(kit.session.history).toEqual(['/home', '/storia/body']);
  });

  it('ends what was said before', async () => {
    const { kit, user } = show();
    await heading('titolo di home');
    act(() => {
      kit.announcement.text = '12 righe';
    });
    await user.click(screen.getByRole('link', { name: 'al sommario' }));
    await heading('Il sommario');
    await waitFor(() => expect(kit.announcement.text).toBe('Il sommario'));
  });
});

describe('a page that knows later what it shows', () => {
  it('is announced by its general title, then once by its own', async () => {
    const { kit, user } = show();
    await heading('titolo di home');
    await user.click(screen.getByRole('link', { name: 'al corpo' }));
    await heading('titolo del corpo');
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(said()).toContain('Il corpo'));
    act(() => {
      kit.page.ownTitle = 'Agrigento (084001)';
    });
    await waitFor(() => expect(said()).toContain('Agrigento (084001)'));
    act(() => {
      kit.announcement.text = '';
      kit.page.ownTitle = 'Agrigento (084001) al 01/01/1900';
    });
    await waitFor(() => expect(document.title).toContain('1900'));
    expect(said()).not.toContain('Agrigento (084001) al 01/01/1900');
  });
});

describe('a section that is unavailable', () => {
  it('is named with the reason, the rest works, and Riprova loads it again', async () => {
    const load = vi.fn(async (id: string): Promise<unknown> => sectionOf(id));
    load.mockRejectedValueOnce(new Error('rotta')).mockRejectedValueOnce(new Error('rotta'));
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ revision: 7, sections: {} })));
    const { user } = show({ address: '/storia', load });
    expect(await heading('La sezione «Storia» non è al momento disponibile')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Si è verificato un errore nella sezione.');
    expect(menu().getByRole('link', { name: 'Home' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await heading('titolo di storia')).toBeTruthy();
  });

  it('may have a newer release: the page then offers it, and nothing reloads by itself', async () => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ revision: 8, sections: {} })));
    show({ address: '/storia', load: () => Promise.reject(new Error('Loading chunk 3 failed')) });
    expect(await screen.findByText('Una nuova versione è disponibile')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ricarica' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Riprova' }), 'the files of the old version are still there').toBeTruthy();
  });
});

describe('a release while the page is open', () => {
  const released = (revision: number) => JSON.stringify({ revision, sections: {} });
  const offered = () => screen.queryByText('Una nuova versione è disponibile') !== null;

  it('is noticed from another tab that has read the registry', async () => {
    show();
    await heading('titolo di home');
    const hear = (key: string, newValue: string | null) => act(async () => dispatchEvent(new StorageEvent('storage', { key, newValue })));
    await hear('lng', released(8));
    await hear('territori.registry', null);
    await hear('territori.registry', '<!doctype html>');
    await hear('territori.registry', released(7));
    expect(offered()).toBe(false);
    await hear('territori.registry', released(8));
    expect(offered()).toBe(true);
  });

  it('is checked for when the visitor returns to the tab', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const fetch = vi.fn(async () => new Response(released(7)));
    vi.stubGlobal('fetch', fetch);
    show();
    await heading('titolo di home');
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const turn = (state: DocumentVisibilityState) =>
      act(async () => {
        visibility.mockReturnValue(state);
        document.dispatchEvent(new Event('visibilitychange'));
      });
    await turn('visible');
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await turn('visible');
    expect(offered()).toBe(false);
    fetch.mockImplementation(async () => new Response(released(8)));
    await turn('hidden');
    expect(offered()).toBe(false);
    await turn('visible');
    expect(await screen.findByText('Una nuova versione è disponibile')).toBeTruthy();
  });
});

describe('a new edition of the data', () => {
  const offer = () => screen.queryByText('È disponibile una nuova edizione dei dati');

  it('is offered when the visitor comes back to the tab, and announced', async () => {
    let answer: object = edizione;
    show({ api: { ...answers, 'GET /api/edizione': () => answer } });
    await screen.findByText('Prima edizione');
    expect(offer()).toBeNull();
    answer = { ...edizione, id: '2' };
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(offer()).toBeTruthy());
    expect(offer()?.closest('[role="status"]')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ricarica' })).toBeTruthy();
  });
});

describe('the language', () => {
  it('is switched everywhere at once, including in the document', async () => {
    const { user } = show();
    await heading('titolo di home');
    expect(document.documentElement.lang).toBe('it');
    await user.click(screen.getByRole('button', { name: 'ENG - English' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    expect(menu().getByRole('link', { name: 'History' })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Search municipalities, provinces, regions, reports' })).toBeTruthy();
  });

  it('of the document is set only by the shell', async () => {
    show();
    await heading('titolo di home');
    await act(async () => {
      document.documentElement.lang = 'xx';
    });
    await waitFor(() => expect(document.documentElement.lang).toBe('it'));
  });
});

describe('the skip links', () => {
  it('move the focus and leave the address alone', async () => {
    const { user } = show();
    await heading('titolo di home');
    const before = location.href;
    await user.click(screen.getByRole('link', { name: 'Vai al contenuto della pagina' }));
    expect(document.activeElement?.id).toBe('contenuto');
    await user.click(screen.getByRole('link', { name: 'Vai al piè di pagina' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('pie-di-pagina'));
    await user.click(screen.getByRole('link', { name: 'Vai alla sezione aggiornamenti' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('aggiornamenti'));
    expect(location.href).toBe(before);
  });

  it('to a part of the home page lead there first from another page, and say so', async () => {
    const { user } = show({ address: '/niente' });
    const names = [...(await screen.findByRole('navigation', { name: 'Salta a' })).querySelectorAll('a')].map((link) => link.textContent);
    expect(names).toEqual([
      'Vai al contenuto della pagina',
      'Vai alla home, sezione approfondimenti',
      'Vai alla home, sezione aggiornamenti',
      'Vai al piè di pagina',
    ]);
    await user.click(screen.getByRole('link', { name: 'Vai alla home, sezione aggiornamenti' }));
    expect(await heading('titolo di home')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('aggiornamenti'));
  });
});

describe('the footer', () => {
  it('names the sources of the data, the accessibility statement, and the running versions', async () => {
    const { user } = show();
    expect(await screen.findByText('Variazioni dei comuni aggiornate al 01/01/2026')).toBeTruthy();
    expect(screen.getByText('Codici Nuts dei comuni: al 01/01/2025')).toBeTruthy();
    expect(screen.getByText('Popolazione dei comuni: dal 20/10/1991 al 01/01/2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Istat' }).getAttribute('href')).toBe('https://istat.test');
    expect(screen.getByRole('link', { name: 'Istat' }).closest('[lang]')?.getAttribute('lang')).toBe('it');
    expect(screen.getByText(/licenza CC BY 4.0/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Dichiarazione di accessibilità' }).getAttribute('href')).toBe('https://form.test');
    expect(screen.getByText('Territori versione 1.4.3')).toBeTruthy();
    await user.click(screen.getByText('Versioni in uso'));
    expect(screen.getByRole('row', { name: 'Storia 1.0.0 react 19.3.1, @territori/kit 1.0.0 react ^19.0.0' })).toBeTruthy();
  });

  it('leads to the index that search engines read, in the visitor’s language', async () => {
    const { kit } = show();
    expect((await screen.findByRole('link', { name: 'Indice di unità e report' })).getAttribute('href')).toBe('indice/');
    kit.setLanguage('en');
    expect((await screen.findByRole('link', { name: 'Index of units and reports' })).getAttribute('href')).toBe('indice/en/');
  });

  it('says that the data are unknown, without a notification', async () => {
    const { kit } = show({ api: { 'GET /api/edizione': failure(500), 'GET /api/Report/GetSettings': failure(500) } });
    expect(await screen.findByText('Informazioni sull’edizione dei dati non disponibili.')).toBeTruthy();
    expect(kit.notifications.state.items).toEqual([]);
  });

  it('says that the list of sections is an earlier one', async () => {
    show({ portal: { source: 'last-good' } });
    expect(await screen.findByText(/è l’ultimo letto/)).toBeTruthy();
  });
});

describe('a section from a developer’s server', () => {
  it('is named above the page, with a link back', async () => {
    show({ portal: { overrides: [{ id: 'storia', url: 'http://localhost:4400/' }] } });
    expect(await screen.findByText('La sezione «Storia» viene da http://localhost:4400/.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Torna alla versione pubblicata' })).toBeTruthy();
  });

  it('that cannot be read is named too, with a retry and a link back', async () => {
    show({ portal: { unreadOverrides: [{ id: 'storia', url: 'http://localhost:4400/' }] } });
    expect(
      await screen.findByText('La sezione «Storia» da http://localhost:4400/ non si è potuta leggere: è in uso quella pubblicata.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Torna alla versione pubblicata' })).toBeTruthy();
  });
});

it('is usable without its search', async () => {
  show({ api: { ...answers, report_search_free: { items: [] }, 'GET /api/unita': { not: 'a list' } } });
  await heading('titolo di home');
  await userEvent.type(screen.getByRole('combobox'), 'lonato');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull(), { timeout: 3_000 });
  expect(await heading('titolo di home')).toBeTruthy();
});

describe('a notification', () => {
  it('is shown, and its countdown pauses under the pointer', async () => {
    const { kit, user } = show();
    const pause = vi.spyOn(kit.notifications, 'pause');
    const resume = vi.spyOn(kit.notifications, 'resume');
    act(() => void kit.notifications.show({ kind: 'warning', title: 'Filtri non applicati', duration: 4_000 }));
    const shown = await screen.findByText('Filtri non applicati');
    await user.hover(shown);
    expect(pause).toHaveBeenCalledOnce();
    await user.unhover(shown);
    expect(resume).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: 'Chiudi la notifica' }));
    expect(screen.queryByText('Filtri non applicati')).toBeNull();
  });

  it('stands in a region that is there before it, between the menu and the page, and closes with Esc', async () => {
    const { kit, user } = show();
    const region = await screen.findByRole('region', { name: 'Notifiche' }, { timeout: 5_000 });
    expect(region.getAttribute('aria-live')).toBe('polite');
    expect(region.compareDocumentPosition(screen.getByRole('main')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(region.compareDocumentPosition(screen.getByRole('banner')) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    act(() => void kit.notifications.show({ kind: 'warning', title: 'Filtri non applicati' }));
    expect(await screen.findByText('Filtri non applicati')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Filtri non applicati')).toBeNull();
  });
});
