import { KitProvider, useMessages } from '@territori/kit';
import { fakeKit } from '@territori/kit/testing';
import { PSEUDO_LANGUAGE, pseudoTexts } from '@territori/languages';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NamespaceContext } from '../hooks/useMessages.ts';
import { createKit } from '../kit/createKit.ts';
import { markItalian } from './markItalian.ts';

const missing = () => Promise.reject(Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' }));
const source = { titolo: 'Titolo', saluto: 'Ciao {{nome}}' };

/** A section whose texts a test loads, on a page that marks what is Italian. */
function show(load: (language: string) => Promise<{ default: object }>, language = 'it') {
  const { kit } = fakeKit({ language, config: { languages: ['it', 'de', PSEUDO_LANGUAGE] }, derived: { [PSEUDO_LANGUAGE]: pseudoTexts } });
  kit.texts.add('prova', { bundled: { it: source }, load });
  function Page() {
    const text = useMessages<typeof source>();
    return (
      <>
        <h1>{text('titolo')}</h1>
        <p>{text('saluto', { nome: 'Ada' })}</p>
      </>
    );
  }
  const view = render(
    <KitProvider kit={kit}>
      <NamespaceContext value="prova">
        <Page />
      </NamespaceContext>
    </KitProvider>,
  );
  return { kit, view };
}

afterEach(() => vi.restoreAllMocks());

describe('the texts of a language', () => {
  it('are loaded when a visitor chooses it, not before, and the former ones stay until they are there', async () => {
    let arrive = (_texts: { default: object }) => {};
    const load = vi.fn(() => new Promise<{ default: object }>((resolve) => (arrive = resolve)));
    const { kit } = show(load);
    expect(load).not.toHaveBeenCalled();
    const changing = kit.setLanguage('de');
    expect(screen.getByRole('heading').textContent).toBe('Titolo');
    await act(async () => {
      arrive({ default: { titolo: 'Titel', saluto: 'Hallo {{nome}}' } });
      await changing;
    });
    expect(screen.getByRole('heading').textContent).toBe('Titel');
    expect(screen.getByText('Hallo Ada')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('are drawn when they have come after the page', async () => {
    show(async () => ({ default: { titolo: 'Titel', saluto: 'Hallo {{nome}}' } }), 'de');
    expect(await screen.findByRole('heading', { name: 'Titel' })).toBeTruthy();
  });

  it.each(['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND'])('are Italian where the language has no file (%s)', async (code) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    show(() => Promise.reject(Object.assign(new Error('Cannot find module'), { code })), 'de');
    expect((await screen.findByRole('heading')).textContent).toBe('Titolo');
    expect(complaint.mock.calls.filter(([text]) => String(text).includes('"prova"'))).toEqual([]);
  });

  it('are Italian where the file does not arrive, and the console says so', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { kit } = show(() => Promise.reject(new Error('chunk failed')), 'de');
    await act(async () => kit.texts.load());
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('The texts of "prova" in "de" did not load'), expect.any(Error));
  });

  it('of tests are made of the Italian ones', async () => {
    show(missing, PSEUDO_LANGUAGE);
    expect((await screen.findByRole('heading', { name: /^⟦/ })).textContent).toMatch(/^⟦.*⟧$/);
    expect(screen.getByText(/^⟦.*Ada⟧$/)).toBeTruthy();
  });
});

describe('a text that the language lacks', () => {
  it('is marked as Italian where it stands, and a text of the language is not', async () => {
    const { kit, view } = show(async () => ({ default: { titolo: 'Titel' } }), 'de');
    await act(async () => kit.texts.load());
    const end = markItalian(view.container, kit.texts);
    const paragraph = await screen.findByText('Ciao Ada');
    await waitFor(() => expect(paragraph.lang).toBe('it'));
    expect(screen.getByRole('heading').hasAttribute('lang')).toBe(false);
    paragraph.textContent = 'Hallo Ada';
    await waitFor(() => expect(paragraph.hasAttribute('lang')).toBe(false));
    end();
  });

  it.each([
    ['it', true],
    ['de', false],
  ])('is also what the API answers in another language: in "%s" on a German page %s', async (language, borrowed) => {
    const headers = { 'content-type': 'application/json', 'content-language': language };
    const fetch = async () => new Response(JSON.stringify({ voci: [{ titolo: 'Elenco comuni', nota: null }] }), { headers });
    const kit = createKit({ config: { product: 'Territori', api: 'https://api.test' }, language: 'de', storage: null, fetch });
    await kit.api.get('/api/Report/GetFunzione');
    expect(kit.texts.isBorrowed('Elenco comuni')).toBe(borrowed);
    kit.dispose();
  });

  it('marks nothing on an Italian page', async () => {
    const { kit, view } = show(missing);
    const end = markItalian(view.container, kit.texts);
    await new Promise(requestAnimationFrame);
    expect(view.container.querySelector('[lang]')).toBeNull();
    end();
  });
});
