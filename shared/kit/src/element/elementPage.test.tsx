import { fakeKit } from '@territori/kit/testing';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { NamespaceContext } from '../hooks/useMessages.ts';
import { KitProvider } from '../kit/KitProvider.tsx';
import { elementPage, type PortalOfElement } from './elementPage.tsx';

/** The class of an element that shows what it was given, as a framework would: from its property, at once and after each change. */
const classOf = (name: string) =>
  class extends HTMLElement {
    #portal: PortalOfElement | undefined;
    set portal(portal: PortalOfElement) {
      this.#portal = portal;
      this.#show();
    }
    connectedCallback(): void {
      this.#show();
    }
    #show(): void {
      this.textContent = `${name}: ${this.#portal?.language}, ${this.#portal?.query.get('cerca')}`;
    }
  };

function show(Page: ComponentType) {
  const { kit } = fakeKit();
  render(
    <KitProvider kit={kit}>
      <MemoryRouter initialEntries={['/parole?cerca=comune']}>
        <NamespaceContext value="parole">
          <Page />
        </NamespaceContext>
      </MemoryRouter>
    </KitProvider>,
  );
  return kit;
}

it('an element has the portal when it is connected, and a new one after a change of the language', async () => {
  const { default: Page } = await elementPage('prova-pagina', async () => ({ default: classOf('first') }))();
  const kit = show(Page);
  expect(screen.getByText('first: it, comune')).toBeTruthy();
  await act(async () => kit.setLanguage('en'));
  expect(screen.getByText('first: en, comune')).toBeTruthy();
});

it('an element of another class with the same name is shown too', async () => {
  const { default: Page } = await elementPage('prova-pagina', async () => ({ default: classOf('second') }))();
  show(Page);
  expect(screen.getByText('second: it, comune')).toBeTruthy();
});
