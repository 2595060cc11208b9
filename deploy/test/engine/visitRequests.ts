import { type BrowserContext, chromium as browsers } from '@playwright/test';
import { chromium } from '@territori/build/trial/chromium';

/** A visit: the home, a search, its report, the search for a unit and the unit's history. */
const VISIT = [
  'home',
  'territorio?dateFrom=2025-01-01&ambito=1&unita=1',
  'home/link?id=61&dateFrom=2025-01-01',
  'home/cerca?q=ledro',
  'storia_ua/10170920',
];

/** The requests of a visit to one kind of address. */
export interface Requests {
  readonly requests: number;
  /** Those whose answers a shared cache may keep (`public` with an age). */
  readonly kept: number;
  /** Kilobytes over the network, headers included. */
  readonly kilobytes: number;
  /** The same of the answers that a shared cache may keep. */
  readonly keptKilobytes: number;
}

export type VisitRequests = Readonly<Record<'files' | 'api', Requests>>;

const none: Requests = { requests: 0, kept: 0, kilobytes: 0, keptKilobytes: 0 };

async function visit(context: BrowserContext, origin: string): Promise<VisitRequests> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const answers = new Map<string, { kind: keyof VisitRequests; kept: boolean }>();
  const counted: Record<keyof VisitRequests, Requests> = { files: none, api: none };
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname, protocol } = new URL(response.url);
    if (response.fromDiskCache || !protocol.startsWith('http')) return;
    const control = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'cache-control')?.[1] ?? '';
    const kept = /\bpublic\b/.test(control) && /max-age=[1-9]/.test(control);
    answers.set(requestId, { kind: /^\/(api|publish)\//.test(pathname) ? 'api' : 'files', kept });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => answers.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (!answer) return;
    const { requests, kept, kilobytes, keptKilobytes } = counted[answer.kind];
    const size = encodedDataLength / 1000;
    counted[answer.kind] = {
      requests: requests + 1,
      kept: kept + Number(answer.kept),
      kilobytes: kilobytes + size,
      keptKilobytes: keptKilobytes + (answer.kept ? size : 0),
    };
  });
  for (const path of VISIT) {
    // the first is a document, the others are changes of its address
    await page.goto(`${origin}/#/${path}`);
    await page.locator('main h1').first().waitFor({ timeout: 20_000 });
    await page.waitForLoadState('networkidle');
    // what a page loads once it is shown
    await page.waitForTimeout(1500);
  }
  await page.close();
  return counted;
}

/** Plays a visit of a browser that has nothing of the portal, then the same visit of one that was there before. */
export async function visitRequests(origin: string): Promise<{ first: VisitRequests; returning: VisitRequests }> {
  const browser = await browsers.launch(chromium());
  try {
    const context = await browser.newContext({ locale: 'it-IT' });
    return { first: await visit(context, origin), returning: await visit(context, origin) };
  } finally {
    await browser.close();
  }
}
