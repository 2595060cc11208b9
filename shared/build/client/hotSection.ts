import type { Section, SectionRoute } from '@territori/contract';
import section from '@territori/section';
import { createElement, useEffect, useState } from 'react';

/**
 * The section inside a deployed portal, whose React is the production build: React's own hot reload does not work with it. Here the
 * shown page is exchanged for its new version instead. Its state begins again; address, session and the rest of the portal stay.
 */
const exchanges = new EventTarget();
const reload = () => location.reload();

const pageAt = (path: string) => section.routes.find((route) => route.path === path)?.page() ?? Promise.reject(new Error(path));

const exchangeable = (route: SectionRoute): SectionRoute => ({
  ...route,
  page: async () => {
    let { default: Page } = await pageAt(route.path);
    function Exchangeable() {
      const [Shown, show] = useState(() => Page);
      useEffect(() => {
        const exchange = () =>
          void pageAt(route.path).then((next) => {
            Page = next.default;
            show(() => Page);
          }, reload);
        exchanges.addEventListener('exchange', exchange);
        return () => exchanges.removeEventListener('exchange', exchange);
      }, []);
      return createElement(Shown);
    }
    return { default: Exchangeable };
  },
});

/** What the portal reads once, when it loads the section: a change of it needs a new page. */
const facts = ({ manifest, messages, routes }: Section) => JSON.stringify([manifest, messages, routes]);
const first = facts(section);

import.meta.webpackHot?.accept(
  '@territori/section',
  () => (facts(section) === first ? exchanges.dispatchEvent(new Event('exchange')) : reload()),
  reload,
);

export default { ...section, routes: section.routes.map(exchangeable) };
