import type { Language, SectionRoute } from '@territori/contract';
import { type ComponentType, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Api } from '../api/Api.ts';
import { useApi } from '../hooks/useApi.ts';
import { useHref } from '../hooks/useHref.ts';
import { useLanguage } from '../hooks/useLanguage.ts';
import { type Translate, useMessages } from '../hooks/useMessages.ts';
import { useNotify } from '../hooks/useNotify.ts';

/** What a page in another framework gets of the portal. A new object arrives when the language or the address changes. */
export interface PortalOfElement {
  readonly language: Language;
  /** The texts of the section, by key. */
  readonly text: Translate<Readonly<Record<string, string>>>;
  readonly api: Api;
  /** The address of another section; undefined where it is missing. */
  readonly href: (section: string, link?: string) => string | undefined;
  /** The parameters of the page's path (`:id`), and the query of the address. */
  readonly parameters: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  /** Goes to a page of the section, given as path and query. */
  readonly navigate: (path: string) => void;
  readonly notify: ReturnType<typeof useNotify>;
}

/** A custom element of any framework that reads its property `portal`. */
export type PageElement = HTMLElement & { portal?: PortalOfElement };
type ElementClass = new () => PageElement;

/** The event with which an element gives up: its `detail` is the reason, and the portal shows that the page is not available. */
export const FAILURE = 'page-failure';

/**
 * The page of a section as a custom element: `page: elementPage('parole-pagina', () => import('./pages/parole.ts'))`. The module's default
 * export is the element's class; the element is given `portal` before it is connected, and again after each change.
 * @param name of the element; another page's class of the same name gets a name of its own
 */
export function elementPage(name: string, load: () => Promise<{ readonly default: ElementClass }>): SectionRoute['page'] {
  return async () => {
    const tag = define(name, (await load()).default);
    return { default: (() => <ElementPage tag={tag} />) satisfies ComponentType };
  };
}

/** Defines a class once: with the wanted name, or where that belongs to another class with a number behind it. */
function define(name: string, element: ElementClass): string {
  for (let number = 1; ; number += 1) {
    const tag = number === 1 ? name : `${name}-${number}`;
    const known = customElements.get(tag);
    if (known === element) return tag;
    if (known) continue;
    customElements.define(tag, element);
    return tag;
  }
}

function ElementPage({ tag }: { readonly tag: string }) {
  const { search } = useLocation();
  const [language, api, href, notify, navigate, parameters] = [useLanguage(), useApi(), useHref(), useNotify(), useNavigate(), useParams()];
  const text: PortalOfElement['text'] = useMessages();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const portal = { language, text, api, href, parameters, query, navigate, notify } satisfies PortalOfElement;
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<PageElement>(null);
  const [failure, setFailure] = useState<{ readonly reason: unknown }>();
  // made by hand: React would set an attribute where a class declares its properties only once it is connected
  useLayoutEffect(() => {
    const made: PageElement = element.current ?? document.createElement(tag);
    made.portal = portal;
    if (element.current) return;
    element.current = made;
    made.addEventListener(FAILURE, (event) => setFailure({ reason: (event as CustomEvent).detail }));
    place.current?.append(made);
  });
  // the boundary around the page shows it and offers to try again
  if (failure) throw failure.reason;
  return <div ref={place} style={{ display: 'contents' }} />;
}
