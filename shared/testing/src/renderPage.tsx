import { type BundledTexts, defineSection } from '@territori/contract';
import { type Kit, KitProvider } from '@territori/kit';
import { SectionRoutes } from '@territori/kit/portal';
import { type FakeApi, type FakeKitOptions, fakeKit } from '@territori/kit/testing';
import { type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

export interface RenderPageOptions extends FakeKitOptions {
  /** The section's texts. */
  readonly messages: BundledTexts;
  /** The address to render at, with its query. By default `/`. */
  readonly route?: string;
  /** Navigation state to arrive with. */
  readonly state?: unknown;
}

export interface RenderedPage extends RenderResult {
  readonly kit: Kit;
  readonly api: FakeApi;
  readonly user: UserEvent;
  /** The address to which the page has navigated. */
  readonly location: () => { pathname: string; search: string; state: unknown };
}

/** Renders one page, or any component of a section, inside a real kit with a fake API. The page stays mounted when it navigates. */
export function renderPage(Page: ComponentType, { messages, route = '/', state, ...options }: RenderPageOptions): RenderedPage {
  const { kit, api } = fakeKit(options);
  const section = defineSection({
    manifest: { id: 'under-test', routes: ['/__under-test'], title: { it: 'In prova', en: 'Under test' } },
    messages: messages as Parameters<typeof defineSection>[0]['messages'],
    routes: [],
  });
  const url = new URL(route, 'https://portal.test');
  let current = { pathname: '', search: '', state: undefined as unknown };
  function Probe() {
    current = useLocation();
    return null;
  }
  const rendered = render(
    <KitProvider kit={kit}>
      <MemoryRouter initialEntries={[{ pathname: url.pathname, search: url.search, state }]}>
        <Probe />
        <SectionRoutes section={section} host={{ loading: null, notFound: <Page />, Failure: () => null }} />
      </MemoryRouter>
    </KitProvider>,
  );
  return { ...rendered, kit, api, user: userEvent.setup(), location: () => current };
}
