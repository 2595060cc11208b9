import { defineSection, type SectionRoute } from '@territori/contract';
import { type Kit, KitProvider, useAnnounce, useHref, usePageTitle } from '@territori/kit';
import { Link } from '@territori/kit/router';
import { fakeKit } from '@territori/kit/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPage } from './loadPage.ts';
import { SectionRoutes } from './SectionRoutes.tsx';

const load = { body: vi.fn(async () => ({ default: Body })) };

function Body() {
  usePageTitle('Comuni al 01/01/2025');
  return <h1>corpo</h1>;
}

function Broken(): never {
  throw new Error('rotta');
}

const section = defineSection({
  manifest: { id: 'prova', routes: ['/prova', '/prova_2'], title: { it: 'Prova {{product}}', en: 'Trial' } },
  messages: { it: { corpo: 'Il corpo' }, en: { corpo: 'The body' } },
  routes: [
    { path: '', page: async () => ({ default: () => <Link to="/prova/body">avanti</Link> }) },
    { path: 'body', title: 'corpo', page: () => load.body() },
    { path: 'rotta', page: async () => ({ default: Broken }) },
  ],
});

function show(address: string, loading: (kit: Kit) => ReactNode = () => <p>arriva</p>) {
  const { kit } = fakeKit();
  render(
    <KitProvider kit={kit}>
      <MemoryRouter initialEntries={[address]}>
        <SectionRoutes
          section={section}
          host={{
            loading: loading(kit),
            notFound: <p>non trovata</p>,
            Failure: ({ reason, retry }) => (
              <button type="button" onClick={retry}>
                {String(reason)}
              </button>
            ),
          }}
        />
      </MemoryRouter>
    </KitProvider>,
  );
  return kit;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  load.body.mockReset().mockImplementation(async () => ({ default: Body }));
});

describe('the pages of a section', () => {
  it.each(['/prova', '/prova/', '/PROVA', '/prova_2/'])('are at %s', async (address) => {
    show(address);
    expect(await screen.findByText('avanti')).toBeTruthy();
  });

  it.each(['/prova/altro', '/prova/body/x', '/altrove'])('are not at %s', (address) => {
    show(address);
    expect(screen.getByText('non trovata')).toBeTruthy();
  });

  it('report their title and that they are on screen', async () => {
    const kit = show('/prova');
    expect(kit.page).toEqual({ title: 'Prova Territori', ownTitle: null, shown: null });
    await userEvent.click(await screen.findByText('avanti'));
    expect(await screen.findByText('corpo')).toBeTruthy();
    expect(kit.page).toEqual({ title: 'Il corpo', ownTitle: 'Comuni al 01/01/2025', shown: '/prova/body' });
  });

  it('are retried immediately once', async () => {
    load.body.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
    show('/prova/body');
    expect(await screen.findByText('corpo')).toBeTruthy();
  });

  it('are loaded again after a failure when the visitor chooses to retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    load.body.mockRejectedValueOnce(new Error('Loading chunk 7 failed')).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
    show('/prova/body');
    await userEvent.click(await screen.findByText('Error: Loading chunk 7 failed'));
    expect(await screen.findByText('corpo')).toBeTruthy();
    expect(load.body).toHaveBeenCalledTimes(3);
  });

  it('are requested once when the failure came late', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    load.body.mockReturnValueOnce(new Promise((_, reject) => setTimeout(() => reject(new Error('Loading chunk 7 failed')), 8_000)));
    show('/prova/body');
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(load.body).toHaveBeenCalledOnce();
    expect(screen.getByRole('button').textContent).toMatch(/chunk 7 failed|nothing came/);
  });

  it('are shown when their code arrives during rendering', async () => {
    load.body.mockReturnValue(new Promise(() => {}));
    show('/prova/body', (kit) => createElement(() => void kit.pages.set(section.routes[1] as SectionRoute, Body)));
    expect(await screen.findByText('corpo')).toBeTruthy();
  });

  it('can be loaded before they are rendered', async () => {
    const { kit } = fakeKit();
    await loadPage(kit, section, '/PROVA/body/');
    expect(kit.pages.get(section.routes[1] as SectionRoute)).toBe(Body);
    await loadPage(kit, section, '/prova/altro');
    expect(load.body).toHaveBeenCalledOnce();
  });

  it('are given up after 8 s', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    load.body.mockReturnValueOnce(new Promise(() => {}));
    show('/prova/body');
    expect(screen.getByText('arriva')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(screen.getByRole('button').textContent).toContain('nothing came within 8 s');
  });

  it('catch their own errors', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    show('/prova/rotta');
    expect(await screen.findByText('Error: rotta')).toBeTruthy();
  });
});

describe('links between sections', () => {
  it('lead only to existing sections', () => {
    const { kit } = fakeKit({ sections: [{ ...section.manifest, links: { corpo: '/prova/body' } }] });
    let href: ReturnType<typeof useHref> = () => undefined;
    function Probe() {
      href = useHref();
      return null;
    }
    render(
      <KitProvider kit={kit}>
        <Probe />
      </KitProvider>,
    );
    expect([href('prova'), href('prova', 'corpo'), href('prova', 'altro'), href('assente')]).toEqual([
      '#/prova',
      '#/prova/body',
      undefined,
      undefined,
    ]);
  });
});

it('announces the same words twice', async () => {
  const { kit } = fakeKit();
  let announce: (text: string) => void = () => {};
  function Probe() {
    announce = useAnnounce();
    return null;
  }
  render(
    <KitProvider kit={kit}>
      <Probe />
    </KitProvider>,
  );
  await act(async () => announce('3 risultati'));
  expect(screen.getByRole('status').textContent).toBe('3 risultati');
  await act(async () => announce('3 risultati'));
  expect(screen.getByRole('status').textContent).toBe('3 risultati\u00a0');
});
