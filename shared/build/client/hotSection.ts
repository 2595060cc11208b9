import type { Section, SectionRoute } from '@territori/contract';
import { useKit } from '@territori/kit';
import section from '@territori/section';
import { createElement, useSyncExternalStore } from 'react';
import { RenderErrors } from './RenderErrors.ts';

/**
 * A section under development. A changed text is exchanged where it stands. A page that React's hot reload cannot exchange is exchanged as
 * a whole: its state begins again, the address, the session and the rest of the portal stay. That is every page inside a deployed portal,
 * whose React is the production build.
 */
const exchanges = new EventTarget();
const reload = () => location.reload();

/** The kit of the page, from the first page of the section that was shown; the portal has none of the section's texts before. */
let kit: ReturnType<typeof useKit> | undefined;

const pageAt = (path: string) => section.routes.find((route) => route.path === path)?.page() ?? Promise.reject(new Error(path));

const exchangeable = (route: SectionRoute): SectionRoute => ({
  ...route,
  page: async () => {
    let { default: Page } = await pageAt(route.path);
    let exchanged = 0;
    const shown = new EventTarget();
    exchanges.addEventListener(
      'exchange',
      () =>
        void pageAt(route.path).then((next) => {
          Page = next.default;
          exchanged += 1;
          shown.dispatchEvent(new Event('exchange'));
        }, reload),
    );
    const follow = (changed: () => void) => {
      shown.addEventListener('exchange', changed);
      return () => shown.removeEventListener('exchange', changed);
    };
    function Exchangeable() {
      kit = useKit();
      const page = createElement(useSyncExternalStore(follow, () => Page));
      return createElement(RenderErrors, { exchanged: useSyncExternalStore(follow, () => exchanged), children: page });
    }
    return { default: Exchangeable };
  },
});

let texts = JSON.stringify(section.messages);

/** Replaces the texts that the portal has of the section, and draws them again. */
function exchangeTexts(): void {
  const { manifest, messages } = section;
  if (!kit) return;
  exchangeTranslation(kit).catch(() => {});
  const now = JSON.stringify(messages);
  if (now === texts) return;
  texts = now;
  for (const [language, changed] of Object.entries(messages)) {
    kit.i18n.removeResourceBundle(language, manifest.id);
    kit.i18n.addResourceBundle(language, manifest.id, changed);
  }
  // components listen to this event, and read their texts again
  kit.i18n.emit('languageChanged', kit.language);
}

/** Replaces the texts of a language that does not come with the code, where it is on screen. */
async function exchangeTranslation({ i18n, language }: ReturnType<typeof useKit>): Promise<void> {
  const { manifest, messages, translations } = section;
  if (messages[language] || !translations) return;
  const { default: changed } = await translations(language);
  if (JSON.stringify(changed) === JSON.stringify(i18n.getResourceBundle(language, manifest.id))) return;
  i18n.removeResourceBundle(language, manifest.id);
  i18n.addResourceBundle(language, manifest.id, changed);
  i18n.emit('languageChanged', language);
}

/** The facts that the portal reads once, when it loads the section, with the titles of its pages: a change of one loads the page again. */
const facts = ({ manifest, messages, routes }: Section) =>
  JSON.stringify([manifest, routes, routes.map(({ title }) => title && Object.values(messages).map((texts) => texts?.[title]))]);
const first = facts(section);

import.meta.webpackHot?.accept(
  '@territori/section',
  () => {
    if (facts(section) !== first) return reload();
    exchangeTexts();
    exchanges.dispatchEvent(new Event('exchange'));
  },
  reload,
);

export default {
  ...section,
  get messages() {
    return section.messages;
  },
  routes: section.routes.map(exchangeable),
};
