import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext } from '@playwright/test';
import { within } from './within.ts';

/** A connection and a processor: bits a second, milliseconds, times slower than this machine's. */
export interface Connection {
  readonly bits: number;
  readonly latency: number;
  readonly slower: number;
}

/** One file that a page downloaded, with its compressed size. */
export interface DownloadedFile {
  readonly path: string;
  readonly gzip: number;
}

/** A visit until the page was quiet. */
export interface Visit {
  /** Milliseconds until the page shows a word, of the outline or of its own. */
  readonly words: number;
  /** Milliseconds until the section's heading can be read, in the outline or in the page that takes its place. */
  readonly own: number;
  /** Milliseconds until the section has drawn its heading. */
  readonly heading: number;
  /** The downloads without fonts and the API's answers; weighed on request, because that work slows what is measured. */
  readonly files: () => Promise<DownloadedFile[]>;
}

declare global {
  interface Window {
    seen: { words: number; own: number; heading: number };
  }
}

/** Milliseconds that a visit may take (it usually takes a second). */
const PATIENCE_MS = 90_000;

/** Runs in the page: records when its first word, the section's heading and that which the section has drawn are there. */
function observe(): void {
  window.seen = { words: Number.NaN, own: Number.NaN, heading: Number.NaN };
  const isWord = (element: Element): boolean =>
    element.childElementCount === 0 &&
    element.textContent.trim() !== '' &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  new MutationObserver((_, observer) => {
    const { seen } = window;
    if (Number.isNaN(seen.words) && [...document.querySelectorAll('body *')].some(isWord)) seen.words = performance.now();
    if (Number.isNaN(seen.own) && [...document.querySelectorAll('h1')].some(isWord)) seen.own = performance.now();
    if (!document.querySelector('main h1')) return;
    seen.heading = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Opens a page in a context over a connection, and waits until it is quiet.
 * @param last a selector of what the page shows last: on a busy machine it may be quiet before it asks for that
 */
export async function visitIn(
  context: BrowserContext,
  address: string,
  { bits, latency, slower }: Connection,
  last = 'main h1',
): Promise<Visit> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const throughput = { downloadThroughput: bits / 8, uploadThroughput: bits / 8 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  // `tsx` names functions by a helper that the page lacks. Pages chosen at random load the code that measures them: here none does
  await page.addInitScript('globalThis.__name = (named) => named; Math.random = () => 0.999;');
  await page.addInitScript(observe);
  const bodies: Promise<{ path: string; body: Buffer }>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname: path, protocol } = new URL(request.url());
    if (!/^https?:$/.test(protocol) || /^\/(api|publish)\//.test(path) || request.resourceType() === 'font') return;
    const file = request.response().then(async (response) => ({ path, body: (await response?.body()) ?? Buffer.alloc(0) }));
    // a visit whose files nobody weighs may end before they are read
    file.catch(() => {});
    bodies.push(file);
  });
  await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE_MS });
  await page.waitForFunction(() => !Number.isNaN(window.seen.heading));
  await page.waitForSelector(last, { state: 'attached' });
  // what a first visit loads last is there for the second
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => window.seen);
  const files = async () => (await Promise.all(bodies)).map(({ path, body }) => ({ path, gzip: gzipSync(body, { level: 9 }).length }));
  return { ...seen, files };
}

/** Opens a page in a fresh context, without anything of an earlier visit, and measures it. */
export async function coldVisit<Measured>(
  browser: Browser,
  address: string,
  connection: Connection,
  measure: (visit: Visit) => Measured | Promise<Measured>,
  last?: string,
): Promise<Measured> {
  const context = await within('opening a context of the browser', browser.newContext());
  try {
    return await measure(await within(`visiting ${address}`, visitIn(context, address, connection, last)));
  } finally {
    await within('closing a context of the browser', context.close());
  }
}
