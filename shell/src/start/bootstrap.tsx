import { getInstance } from '@module-federation/enhanced/runtime';
import type { PortalConfig } from '@territori/contract';
import { createKit, KitProvider } from '@territori/kit';
import { HashRouter } from '@territori/kit/portal';
import { PSEUDO_LANGUAGE } from '@territori/languages';
import { PortalTheme } from '@territori/ui/theme';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Layout } from '../chrome/Layout.tsx';
import { countingFetch, watchPage, watchVitals } from '../outcomes/watchPage.ts';
import { createPortal } from '../portal/createPortal.ts';
import { PortalProvider } from '../portal/PortalProvider.tsx';
import type { ShareScope } from '../registry/providedVersions.ts';
import type { Reading } from '../registry/startReading.ts';
import { sectionAt } from '../routing/sectionAt.ts';
import { registerWithFederation } from '../sections/registerWithFederation.ts';
import { keepPortalBehind } from './keepPortalBehind.ts';
import { loadFirstPage } from './loadFirstPage.ts';
import { pathOf } from './pathOf.ts';

/** The nonce of the page's policy, for the styles that components write. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce;

/** The language of tests, where the portal offers it. */
async function derivedTexts({ languages }: PortalConfig) {
  if (!languages?.includes(PSEUDO_LANGUAGE)) return undefined;
  const { pseudoTexts } = await import('@territori/languages/pseudoText');
  return { [PSEUDO_LANGUAGE]: pseudoTexts };
}

/** @param request the browser's `fetch`, which knows the calls that were started with the page */
export async function bootstrap(reading: Reading, request: typeof fetch): Promise<void> {
  const federation = getInstance();
  if (!federation) throw new Error('The federation runtime was not started.');
  await Promise.all(federation.initializeSharing('default'));
  const shareScope = federation.shareScopeMap.default as unknown as ShareScope;
  let rejected = () => {};
  const config = await reading.config;
  const kit = createKit({ config, derived: await derivedTexts(config), fetch: countingFetch(request, () => rejected()) });
  const portal = await createPortal(kit, await reading.registry, shareScope);
  const { entries, outcomes } = portal;
  registerWithFederation(federation, entries);
  const current = () => sectionAt(pathOf(location.hash), entries);
  if (outcomes) {
    rejected = () => outcomes.add(current(), 'rejected_call');
    watchPage(outcomes, window);
    const first = current();
    // after the page, which must not wait for the library
    addEventListener('load', () => void watchVitals(outcomes, first).catch(console.error), { once: true });
    if (document.readyState === 'complete') void watchVitals(outcomes, first).catch(console.error);
  }
  // no text is shown in Italian that comes in another language a moment later
  await Promise.all([loadFirstPage(kit, portal), kit.texts.load()]);
  keepPortalBehind();
  const app = createRoot(document.getElementById('app') as HTMLElement);
  // rendered in slices, so that a slow phone can respond in between
  startTransition(() =>
    app.render(
      <KitProvider kit={kit}>
        <PortalTheme nonce={nonce} colors={kit.config.identity?.colors} typeface={kit.config.identity?.typeface}>
          <HashRouter>
            <PortalProvider portal={portal}>
              <Layout />
            </PortalProvider>
          </HashRouter>
        </PortalTheme>
      </KitProvider>,
    ),
  );
}
