import { defineSection, type Section } from '@territori/contract';
import { useApi, useCitation, useKit, useLanguage, useNotify, useProduct } from '@territori/kit';
import { Link } from '@territori/kit/router';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineSectionElement } from './defineSectionElement.ts';
import { mountSection } from './mountSection.ts';

function Home() {
  const notify = useNotify();
  return (
    <>
      <h1>{useLanguage()}</h1>
      <p>{useApi().url('/api')}</p>
      <label>
        testo <input />
      </label>
      <Link to="/prova/body?id=1">avanti</Link>
      <button type="button" onClick={() => notify({ kind: 'info', title: 'fatto' })}>
        avvisa
      </button>
    </>
  );
}

const section = defineSection({
  manifest: { id: 'prova', routes: ['/prova'], title: { it: 'Prova', en: 'Trial' } },
  messages: { it: {}, en: {} },
  routes: [
    { path: '', page: async () => ({ default: Home }) },
    { path: 'body', page: async () => ({ default: () => <h1>corpo</h1> }) },
  ],
});

const inside = (root: ShadowRoot | null | undefined, selector: string) => root?.querySelector<HTMLElement>(selector) ?? null;

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the portal from which a section comes', () => {
  const cited = { title: 'Roma', edition: 'edizione 2026', day: 'consultata oggi', address: 'https://a.example/id/1' };
  function Portal() {
    const { identity } = useKit().config;
    return (
      <p>
        {useProduct()} {identity?.mark} {useCitation()(cited)}
      </p>
    );
  }
  const ofPortal = defineSection({
    manifest: { id: 'portale', routes: ['/portale'], title: { it: 'Portale', en: 'Portal' } },
    messages: { it: {}, en: {} },
    routes: [{ path: '', page: async () => ({ default: Portal }) }],
  });
  const colors = { light: {}, dark: {}, moreContrastLight: {}, moreContrastDark: {} };
  const said = {
    product: 'Atlante',
    publisher: { name: 'Istituto' },
    identity: {
      subtitle: { it: '', en: '' },
      links: { header: [], footer: [] },
      colors,
      mark: 'https://atlante.example/identita/mark.svg',
      citation: { it: '{{publisher}}, «{{title}}», {{address}}', en: '' },
    },
  };
  const mounts: (() => void)[] = [];
  const removeAll = () =>
    act(async () => {
      for (const unmount of mounts.splice(0)) unmount();
    });
  afterEach(removeAll);
  const mount = async (portal?: Promise<typeof said | undefined>, options = {}) => {
    const element = document.createElement('div');
    document.body.append(element);
    const mounted = await act(async () => mountSection(ofPortal, element, options, portal));
    mounts.push(mounted);
    return { shown: () => inside(element.firstElementChild?.shadowRoot, 'p')?.textContent };
  };

  it('gives it name, identity and citation form, once it has said them', async () => {
    let say: (portal: typeof said) => void = () => {};
    const { shown } = await mount(
      new Promise((resolve) => {
        say = resolve;
      }),
    );
    expect(shown()).toBeUndefined();
    await act(async () => say(said));
    expect(shown()).toBe('Atlante https://atlante.example/identita/mark.svg Istituto, «Roma», https://a.example/id/1');
  });

  it('gives it no name where the page around it gives one', async () => {
    expect((await mount(Promise.resolve(said), { product: 'Confini' })).shown()).toMatch(/^Confini /);
  });

  it('is not waited for where it says nothing, and the citation has the usual form', async () => {
    expect((await mount(Promise.resolve(undefined), { product: 'Confini' })).shown()).toBe(
      'Confini  Confini, Roma, edizione 2026, consultata oggi, https://a.example/id/1',
    );
  });

  it('shows nothing of a section that was removed meanwhile', async () => {
    let say: (portal: typeof said) => void = () => {};
    const { shown } = await mount(
      new Promise((resolve) => {
        say = resolve;
      }),
    );
    await removeAll();
    await act(async () => say(said));
    expect(shown()).toBeUndefined();
  });
});

describe('mountSection', () => {
  it('shows the section in a shadow tree, and removes it', async () => {
    const element = document.createElement('div');
    document.body.append(element);
    const onNavigate = vi.fn();
    let unmount = () => {};
    await act(async () => {
      unmount = mountSection(section, element, { language: 'en', onNavigate });
    });
    const root = element.firstElementChild?.shadowRoot;
    await waitFor(() => expect(inside(root, 'h1')?.textContent).toBe('en'));
    expect(element.querySelector('h1')).toBeNull();
    await act(async () => inside(root, 'a')?.click());
    await waitFor(() => expect(inside(root, 'h1')?.textContent).toBe('corpo'));
    expect(onNavigate.mock.calls).toEqual([['/prova'], ['/prova/body?id=1']]);
    expect(location.hash).toBe('');
    await act(async () => unmount());
    expect(element.innerHTML).toBe('');
  });

  it('removes the mark of the focus management from the body with the last section, but keeps an earlier one', async () => {
    const mark = () => document.body.setAttribute('data-tabster', '{"root":{}}');
    const mount = () => act(async () => mountSection(section, document.body));
    document.body.removeAttribute('data-tabster');
    const [first, second] = [await mount(), await mount()];
    mark();
    await act(async () => first());
    expect(document.body.hasAttribute('data-tabster')).toBe(true);
    await act(async () => second());
    expect(document.body.hasAttribute('data-tabster')).toBe(false);

    mark();
    const third = await mount();
    await act(async () => third());
    expect(document.body.hasAttribute('data-tabster')).toBe(true);
    document.body.removeAttribute('data-tabster');
  });

  it('shows its own message for an unknown page', async () => {
    const element = document.createElement('div');
    document.body.append(element);
    await act(async () => void mountSection(section, element, { path: '/prova/altro' }));
    expect(inside(element.firstElementChild?.shadowRoot, 'h1')?.textContent).toBe('Errore 404. La pagina che stai cercando non esiste.');
  });

  it('changes its options in place and keeps the typed text', async () => {
    const element = document.createElement('div');
    document.body.append(element);
    const onNavigate = vi.fn();
    const mounted = await act(async () => mountSection(section, element, { onNavigate }));
    const root = element.firstElementChild?.shadowRoot;
    const input = inside(root, 'input') as HTMLInputElement;
    input.value = 'a metà';
    await act(async () => mounted.update({ language: 'en', scheme: 'dark' }));
    await waitFor(() => expect(inside(root, 'h1')?.textContent).toBe('en'));
    expect(inside(root, 'input')).toBe(input);
    await act(async () => mounted.update({ language: undefined }));
    await waitFor(() => expect(inside(root, 'h1')?.textContent).toBe('it'));
    await act(async () => mounted.update({ path: '/prova/body' }));
    await waitFor(() => expect(inside(root, 'h1')?.textContent).toBe('corpo'));
    await act(async () => mounted.update({ path: undefined }));
    await waitFor(() => expect(inside(root, 'h1')?.textContent).toBe('it'));
    expect(onNavigate.mock.calls).toEqual([['/prova'], ['/prova/body'], ['/prova']]);
    await act(async () => mounted());
    expect(element.innerHTML).toBe('');
  });

  it('restarts on the same page with another API', async () => {
    const element = document.createElement('div');
    document.body.append(element);
    const onNavigate = vi.fn();
    const mounted = await act(async () => mountSection(section, element, { api: 'https://one.example', language: 'en', onNavigate }));
    const root = element.firstElementChild?.shadowRoot;
    await waitFor(() => expect(inside(root, 'p')?.textContent).toBe('https://one.example/api'));
    await act(async () => inside(root, 'a')?.click());
    await act(async () => mounted.update({ api: 'https://other.example' }));
    await waitFor(() => expect(inside(root, 'h1')?.textContent).toBe('corpo'));
    await act(async () => mounted.update({ path: '/prova' }));
    await waitFor(() => expect(inside(root, 'h1')?.textContent).toBe('en'));
    expect(inside(root, 'p')?.textContent).toBe('https://other.example/api');
    await act(async () => mounted.update({ language: 'it' }));
    expect(inside(root, '[lang]')?.lang).toBe('it');
    await act(async () => mounted());
  });

  it('shows its notifications itself', async () => {
    const element = document.createElement('div');
    document.body.append(element);
    await act(async () => void mountSection(section, element));
    const root = element.firstElementChild?.shadowRoot;
    await act(async () => inside(root, 'button')?.click());
    await vi.waitFor(() => expect(root?.textContent).toContain('fatto'));
  });
});

describe('<territori-prova>', () => {
  defineSectionElement(section);

  const add = async (attributes: Record<string, string>) => {
    const element = document.createElement('territori-prova');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    await act(async () => document.body.append(element));
    return element;
  };

  it('has its own language, also with two of them on one page', async () => {
    const [one, other] = [await add({ lang: 'en' }), await add({})];
    await waitFor(() => expect(inside(one.shadowRoot, 'h1')?.textContent).toBe('en'));
    await waitFor(() => expect(inside(other.shadowRoot, 'h1')?.textContent).toBe('it'));
    await act(async () => other.setAttribute('lang', 'en-GB'));
    await waitFor(() => expect(inside(other.shadowRoot, 'h1')?.textContent).toBe('en'));
    expect(inside(other.shadowRoot, '[lang]')?.lang).toBe('en');
  });

  it('follows its attributes, also back to a page that the visitor has left', async () => {
    const element = await add({ api: 'https://one.example' });
    const root = element.shadowRoot;
    await act(async () => element.setAttribute('path', '/prova/body'));
    await waitFor(() => expect(inside(root, 'h1')?.textContent).toBe('corpo'));
    await act(async () => element.setAttribute('path', '/prova'));
    await act(async () => inside(root, 'a')?.click());
    await waitFor(() => expect(inside(root, 'h1')?.textContent).toBe('corpo'));
    await act(async () => element.setAttribute('path', '/prova'));
    await waitFor(() => expect(inside(root, 'h1')?.textContent).toBe('it'));
    await act(async () => element.setAttribute('api', 'https://other.example'));
    expect(inside(root, 'p')?.textContent).toBe('https://other.example/api');
    await act(async () => element.removeAttribute('api'));
    expect(inside(root, 'p')?.textContent).toBe(`${location.origin}/api`);
    await act(async () => element.setAttribute('scheme', 'no such thing'));
    await waitFor(() => expect(inside(root, 'h1')?.textContent).toBe('it'));
  });

  it('can be added again after it was removed', async () => {
    const element = await add({ lang: 'en' });
    await act(async () => element.remove());
    expect(element.shadowRoot?.childElementCount).toBe(0);
    element.lang = 'it';
    await act(async () => document.body.append(element));
    expect(inside(element.shadowRoot, 'h1')?.textContent).toBe('it');
  });

  it('reports the address of its page', async () => {
    const heard: string[] = [];
    document.body.addEventListener('on-navigate', (event) => heard.push((event as CustomEvent<{ path: string }>).detail.path));
    await add({ path: '/prova/body' });
    expect(heard).toEqual(['/prova/body']);
  });

  it('keeps running when it is moved, and stops when it is removed', async () => {
    const element = await add({});
    const heading = inside(element.shadowRoot, 'h1');
    const place = document.createElement('main');
    document.body.append(place);
    await act(async () => place.append(element));
    expect(inside(element.shadowRoot, 'h1')).toBe(heading);
    await act(async () => element.remove());
    expect(element.shadowRoot?.childElementCount).toBe(0);
  });

  it('begins with the heading level that the page gives it', async () => {
    const element = await add({ 'heading-level': '3', path: '/prova/altro', lang: 'en' });
    await waitFor(() => expect(inside(element.shadowRoot, 'h3')?.textContent).toMatch(/^Error 404/));
    await act(async () => element.setAttribute('heading-level', '0'));
    expect(inside(element.shadowRoot, 'h1')?.textContent).toMatch(/^Error 404/);
  });

  it('shows its own content where the section cannot run, with its links in the order of Tab', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(document, 'createElement').mockImplementationOnce(() => {
      throw new TypeError('broken by the page');
    });
    const element = Object.assign(document.createElementNS('http://www.w3.org/1999/xhtml', 'territori-prova'), {
      innerHTML: '<a href="/altrove">Altrove</a>',
    });
    await act(async () => document.body.append(element));
    expect(element.shadowRoot?.innerHTML).toBe('<slot></slot>');
    expect(element.innerHTML).toBe('<a href="/altrove">Altrove</a>');
    expect(log).toHaveBeenCalledWith(expect.stringContaining('cannot run'), expect.any(TypeError));
    vi.restoreAllMocks();
  });

  it('may be defined twice', () => {
    expect(() => defineSectionElement(section)).not.toThrow();
  });
});

describe('attributes of a section', () => {
  const withAttributes: Section = {
    ...section,
    manifest: { ...section.manifest, id: 'carta', attributes: { page: '/prova/body', parameters: { day: 'data', level: 'livello' } } },
  };

  it('open its page with their parameters; `path` comes before them; without any, the home page is shown', async () => {
    defineSectionElement(withAttributes);
    const element = document.createElement('territori-carta');
    element.setAttribute('day', '1936-04-21');
    const paths: string[] = [];
    element.addEventListener('on-navigate', (event) => paths.push((event as CustomEvent<{ path: string }>).detail.path));
    await act(async () => document.body.append(element));
    await act(async () => element.setAttribute('level', 'uts'));
    await act(async () => element.setAttribute('path', '/prova'));
    await act(async () => element.removeAttribute('path'));
    await act(async () => {
      element.removeAttribute('day');
      element.removeAttribute('level');
    });
    expect(paths).toEqual([
      '/prova/body?data=1936-04-21',
      '/prova/body?data=1936-04-21&livello=uts',
      '/prova',
      '/prova/body?data=1936-04-21&livello=uts',
      '/prova',
    ]);
    await act(async () => element.remove());
  });
});
