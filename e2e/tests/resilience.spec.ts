import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Registry, RegistryEntry } from '@territori/contract';
import { type HostileSection, hostileSections } from '@territori/testing/hostileSections';
import { expect, test } from '../harness/test.ts';

const UNAVAILABLE = /non è al momento disponibile/;
/** How long the shell waits for a section or for one of its pages. Expectations wait less: a test advances the clock. */
const BOUND_MS = 8_000;

const heading = (page: Page) => page.locator('main h1');
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name, exact: true });

/** Changes the registry that the page reads. */
async function withRegistry(page: Page, change: (registry: Registry) => Registry): Promise<void> {
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Registry) });
  });
}

const hash = (source: string) => `sha384-${createHash('sha384').update(source).digest('base64')}`;

function entryOf({ id, section, entry, intact }: HostileSection): RegistryEntry {
  const source = entry.kind === 'script' && intact ? entry.source : 'something else';
  return { version: section.version, base: `mf/${id}/1.0.0/`, entry: 'remoteEntry.js', integrity: hash(source), section };
}

/** Puts a hostile section into the registry and answers for it as its server would. */
async function release(page: Page, hostile: HostileSection): Promise<void> {
  await withRegistry(page, ({ revision, sections }) => ({ revision, sections: { ...sections, [hostile.id]: entryOf(hostile) } }));
  await page.route(`**/mf/${hostile.id}/**`, async (route) => {
    const { entry } = hostile;
    switch (entry.kind) {
      case 'down':
        return route.abort('connectionrefused');
      case 'hung':
        return;
      case 'page':
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>It works!</title>' });
      case 'script':
        return route.fulfill({ contentType: 'text/javascript', body: entry.source });
    }
  });
}

/** Counts how often the document itself is loaded: nothing may reload in a loop, or at all. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  return () => loads;
}

/** These tests are about sections and the registry: whatever the database holds, the API has an answer. */
test.beforeEach(async ({ page }) => {
  const answers: Readonly<Record<string, unknown>> = {
    '/api/Report/Glossario': [],
    '/api/unita': [],
    '/api/Report/GetSettings': { AccessibilityDeclarationUrl: 'https://example.org/' },
    '/api/edizione': { id: '1', nome: 'Prova', aggiornata_al: '2026-01-01', aggiornata_al_per: [], fonti: [] },
  };
  await page.route(`${process.env.E2E_API}/**`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: answers[new URL(route.request().url()).pathname] ?? { items: [], resultset: [] },
    }),
  );
});

test.describe('a hostile section', () => {
  const reasons: Readonly<Record<string, RegExp>> = {
    down: /Il server che la pubblica non risponde/,
    'hung-entry': /Il server che la pubblica non risponde/,
    'page-instead': /qualcosa che non è una sezione/,
    'throws-on-import': /Si è verificato un errore nella sezione/,
    'throws-on-render': /Si è verificato un errore nella sezione/,
    'never-resolves': /Il server che la pubblica non risponde/,
    'page-never-comes': /Il server che la pubblica non risponde/,
    'chunk-deleted': /Il server che la pubblica non risponde/,
    'no-section': /qualcosa che non è una sezione/,
    'wrong-contract': /versione più recente del portale/,
    'wrong-react': /Ha bisogno di react \^18\.2\.0/,
    'newer-kit': /Ha bisogno di @territori\/kit \^99\.0\.0/,
    'wrong-integrity': /non corrisponde a quello pubblicato/,
  };

  /** Those that are waited for in vain, and what shows that the wait has begun. */
  const waits: Readonly<Record<string, (page: Page, hostile: HostileSection) => Promise<unknown>>> = {
    'hung-entry': (page, { id }) => page.waitForRequest(`**/mf/${id}/**`),
    'never-resolves': (page, { id }) => page.waitForRequest(`**/mf/${id}/**`),
    'page-never-comes': (page) => expect(page).toHaveTitle(/^Ostile/),
  };

  for (const hostile of hostileSections) {
    const reason = reasons[hostile.id.replace('ostile-', '')];

    if (reason) {
      test(`${hostile.id} is named with its reason, within the bound, and the rest works`, async ({ page, said }) => {
        said.allow(/ostile|hostile|chunk 7|Failed to (load|find)|integrity|net::ERR/i);
        await release(page, hostile);
        const loads = countLoads(page);
        const wait = waits[hostile.id.replace('ostile-', '')];
        if (wait) await page.clock.install();
        /** Does something that begins a wait, and lets the bound run out. */
        const outwait = async (begin: () => Promise<unknown>) => {
          const begun = wait?.(page, hostile);
          await begin();
          await begun;
          if (wait) await page.clock.fastForward(BOUND_MS);
          await expect(heading(page)).toHaveText(UNAVAILABLE);
        };
        // a script that hangs keeps the document from being complete
        await outwait(() => page.goto(`/#/${hostile.id}`, { waitUntil: 'commit' }));
        await expect(heading(page)).toContainText(hostile.section.title.it);
        await expect(page.getByRole('alert')).toContainText(reason);
        await outwait(() => page.getByRole('button', { name: 'Riprova' }).click());
        await menuLink(page, 'Glossario').click();
        await expect(heading(page)).toHaveText('Glossario');
        expect(loads()).toBe(1);
      });
    }
  }

  test('that leaks listeners and timers leaves the rest usable', async ({ page }) => {
    const hostile = hostileSections.find(({ id }) => id === 'ostile-leaks-listeners') as HostileSection;
    await release(page, hostile);
    await page.goto(`/#/${hostile.id}`);
    await expect(page).toHaveTitle(/Ostile/);
    await menuLink(page, 'Glossario').click();
    await expect(heading(page)).toHaveText('Glossario');
  });

  test('that writes the language of the document is overruled', async ({ page }) => {
    const hostile = hostileSections.find(({ id }) => id === 'ostile-writes-language') as HostileSection;
    await release(page, hostile);
    await page.goto(`/#/${hostile.id}`);
    await expect(page).toHaveTitle(/Ostile/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  });

  test('that the gate refuses is not downloaded', async ({ page, said }) => {
    said.allow(/ostile/);
    const hostile = hostileSections.find(({ id }) => id === 'ostile-newer-kit') as HostileSection;
    await release(page, hostile);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`/#/${hostile.id}`);
    await expect(heading(page)).toHaveText(UNAVAILABLE);
    expect(asked.filter((url) => url.includes(`/mf/${hostile.id}/`))).toEqual([]);
  });
});

test.describe('a section of the portal', () => {
  test('whose server stops is missed by name, and comes back with Riprova', { tag: '@short' }, async ({ page, portal, said }) => {
    said.allow(/glossario|Failed to load|net::ERR|127\.0\.0\.1/);
    await portal.sections.glossario?.stop();
    try {
      await page.goto('/#/glossario');
      await expect(heading(page)).toHaveText('La sezione «Glossario» non è al momento disponibile');
      await menuLink(page, 'Storia unità').click();
      await expect(heading(page)).toHaveText('Storia unità territoriali');
      await page.goBack();
      await expect(heading(page)).toHaveText(UNAVAILABLE);
    } finally {
      await portal.sections.glossario?.start();
    }
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(heading(page)).toHaveText('Glossario');
  });

  test('whose server hangs is given up within its bound, and comes back with Riprova', async ({ page, said }) => {
    said.allow(/glossario/);
    await page.route('**/mf/glossario/**/remoteEntry.js*', () => {});
    await page.clock.install();
    await page.goto('/#/glossario', { waitUntil: 'commit' });
    // the entry is preloaded as well: only the shell's own wait shows a page
    await expect(page.getByText('Caricamento della pagina')).toBeAttached();
    await page.clock.fastForward(BOUND_MS);
    await expect(heading(page)).toHaveText(UNAVAILABLE);
    await page.unroute('**/mf/glossario/**/remoteEntry.js*');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(heading(page)).toHaveText('Glossario');
  });

  test('that was released anew under an open page says so, and nothing is lost or reloaded', async ({ page, said, open }) => {
    said.allow(/chunk|Failed to load|net::ERR|storia/i);
    await open('/glossario');
    const loads = countLoads(page);
    const search = page.getByRole('combobox').first();
    await search.fill('Lonato');
    await page.route('**/mf/storia/**', (route) => route.abort('failed'));
    await withRegistry(page, (registry) => ({ ...registry, revision: registry.revision + 1 }));
    await menuLink(page, 'Storia unità').click();
    await expect(page.getByText('Una nuova versione è disponibile')).toBeVisible();
    await expect(search).toHaveValue('Lonato');
    expect(loads()).toBe(0);
    await page.unroute('**/mf/storia/**');
    await page.getByRole('button', { name: 'Ricarica' }).click();
    await expect(heading(page)).toHaveText('Storia unità territoriali');
    expect(new URL(page.url()).hash).toBe('#/storia_ua');
  });
});

test.describe('the registry', () => {
  const faults: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'is down': (page) => page.route('**/registry.json', (route) => route.abort('connectionrefused')),
    hangs: (page) => page.route('**/registry.json', () => {}),
    'is empty': (page) => page.route('**/registry.json', (route) => route.fulfill({ body: '' })),
    'is a page': (page) => page.route('**/registry.json', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })),
    'is malformed': (page) => page.route('**/registry.json', (route) => route.fulfill({ json: { sections: 7 } })),
  };

  for (const [fault, break_] of Object.entries(faults)) {
    test(`that ${fault} is stood in for by the last good one`, async ({ page, open, said }) => {
      said.allow(/registry\.json|not a registry|Failed to load|net::ERR|TimeoutError|preload/);
      await open('/glossario');
      await break_(page);
      await page.reload();
      await expect(heading(page)).toHaveText('Glossario');
      await page.getByText('Versioni in uso').click();
      await expect(page.getByText('L’elenco delle sezioni è l’ultimo letto')).toBeVisible();
    });
  }

  test('that was never read leaves an honest page, which another try fills', async ({ page, said }) => {
    said.allow(/registry\.json|not a registry|Failed to load|net::ERR/);
    await page.route('**/registry.json', (route) => route.abort('connectionrefused'));
    await page.goto('/#/glossario');
    await expect(heading(page)).toHaveText('Il portale non è al momento disponibile');
    await page.unroute('**/registry.json');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(heading(page)).toHaveText('Glossario');
  });

  test('with two sections at one path shows the first, and says why the second is refused', async ({ page, said }) => {
    said.allow(/voci/);
    await withRegistry(page, ({ revision, sections }) => {
      const storia = sections.storia as RegistryEntry;
      const section = { ...storia.section, id: 'voci', routes: ['/voci', '/Glossario'] as const, title: { it: 'Voci', en: 'Entries' } };
      return { revision, sections: { ...sections, voci: { ...storia, section } } };
    });
    await page.goto('/#/glossario');
    await expect(heading(page)).toHaveText('Glossario');
    await page.goto('/#/voci');
    await expect(page.getByRole('alert')).toContainText('Il suo indirizzo, /Glossario, è già di «Glossario».');
  });

  test('refuses a section that uses names which the shell lacks', async ({ page, said }) => {
    said.allow(/storia|preload/);
    await withRegistry(page, ({ revision, sections }) => {
      const storia = { ...(sections.storia as RegistryEntry), lacks: { '@territori/kit': ['nuovo'] } };
      return { revision, sections: { ...sections, storia } };
    });
    await page.goto('/#/storia_ua');
    await expect(page.getByRole('alert')).toContainText('Usa nuovo di @territori/kit, che questo portale non ha.');
  });

  test('from the future loses what it does not fit, and nothing else', async ({ page, said }) => {
    said.allow(/storia/);
    await withRegistry(page, ({ revision, sections }) => {
      const storia = sections.storia as RegistryEntry;
      const future = { ...storia, section: { ...storia.section, contract: 99 } };
      return { revision: revision + 1_000, format: 3, sections: { ...sections, storia: future } } as Registry;
    });
    await page.goto('/#/storia_ua');
    await expect(page.getByRole('alert')).toContainText('versione più recente del portale');
    await menuLink(page, 'Glossario').click();
    await expect(heading(page)).toHaveText('Glossario');
  });

  test('with one damaged entry keeps the others', async ({ page, said }) => {
    said.allow(/damaged/);
    await withRegistry(page, ({ revision, sections }) => ({
      revision,
      sections: { ...sections, storia: { version: 1 } as unknown as RegistryEntry },
    }));
    await page.goto('/#/glossario');
    await expect(heading(page)).toHaveText('Glossario');
    await expect(menuLink(page, 'Storia unità')).toHaveCount(0);
  });
});
