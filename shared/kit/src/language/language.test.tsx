import type { Language } from '@territori/contract';
import { KitProvider, useKit, useLanguage, useMessages } from '@territori/kit';
import { fakeKit } from '@territori/kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createMessages, NamespaceContext } from '../hooks/useMessages.ts';
import { createKit } from '../kit/createKit.ts';
import { formatNumber } from './formatNumber.ts';
import { storedLanguage } from './storedLanguage.ts';

const config = { product: 'Territori', api: '' };
const messages = {
  it: { saluto: 'Benvenuto in {{product}}, {{nome}}', righe_one: '{{count}} riga', righe_other: '{{count}} righe', 'a.b:c': 'con segni' },
  en: { saluto: 'Welcome to {{product}}, {{nome}}', righe_one: '{{count}} row', righe_other: '{{count}} rows', 'a.b:c': 'with signs' },
};

describe('a key without a text', () => {
  const warnings = (environment?: 'SVILUPPO') => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { kit } = fakeKit({ config: environment ? { environment } : {} });
    kit.i18n.addResourceBundle('it', 'glossario', { righe_one: '{{count}} riga', righe_other: '{{count}} righe' });
    const t = kit.i18n.getFixedT('it', 'glossario');
    for (const key of ['titolo', 'titolo']) expect(t(key)).toBe(key);
    expect(t('righe', { count: 2 })).toBe('2 righe');
    t('voci', { count: 2 });
    const warnings = warn.mock.calls.flat();
    warn.mockRestore();
    return warnings;
  };

  it('is reported once on the console outside production, with its section', () => {
    expect(warnings('SVILUPPO')).toEqual([
      'The texts of "glossario" have no key "titolo": it is shown as it is.',
      'The texts of "glossario" have no key "voci": it is shown as it is.',
    ]);
  });

  it('is not reported to the visitors of a portal in production', () => {
    expect(warnings()).toEqual([]);
  });
});

describe('the language', () => {
  it.each([
    [null, 'it'],
    ['it', 'it'],
    ['EN', 'en'],
    ['en-GB', 'en'],
    ['fr', 'it'],
  ])('stored as %s is %s', (stored, language) => {
    expect(storedLanguage({ getItem: () => stored } as unknown as Storage)).toBe(language);
  });

  it('is remembered under `lng`', async () => {
    const kit = createKit({ config });
    expect(kit.language).toBe('it');
    await kit.setLanguage('en');
    expect(localStorage.getItem('lng')).toBe('en');
    expect(createKit({ config }).language).toBe('en');
    localStorage.clear();
  });

  it('is not remembered in a foreign page', () => {
    createKit({ config, storage: null }).setLanguage('en');
    expect(localStorage.getItem('lng')).toBeNull();
  });

  it('may differ between two sections in one page', async () => {
    function Word() {
      return <p>{useLanguage()}</p>;
    }
    const [one, other] = [fakeKit({ language: 'it' }).kit, fakeKit({ language: 'en' }).kit];
    render(
      <>
        <KitProvider kit={one}>
          <Word />
        </KitProvider>
        <KitProvider kit={other}>
          <Word />
        </KitProvider>
      </>,
    );
    expect(screen.getByText('it')).toBeTruthy();
    expect(screen.getByText('en')).toBeTruthy();
    await act(() => other.setLanguage('it'));
    expect(screen.getAllByText('it')).toHaveLength(2);
  });
});

describe('messages', () => {
  function Page() {
    const text = useMessages<typeof messages.it>();
    const kit = useKit();
    return (
      <button type="button" onClick={() => kit.setLanguage('en')}>
        {[text('saluto', { nome: '<Ada>' }), text('righe', { count: 1 }), text('righe', { count: 7 }), text('a.b:c')].join(' · ')}
      </button>
    );
  }

  /** Shows a component inside a section that has the texts above. */
  function show(Shown: ComponentType, language: Language) {
    const { kit } = fakeKit({ language });
    kit.texts.add('prova', { bundled: messages });
    render(
      <KitProvider kit={kit}>
        <NamespaceContext value="prova">
          <Shown />
        </NamespaceContext>
      </KitProvider>,
    );
  }

  it('fill in values and plurals, and follow the language', async () => {
    show(Page, 'it');
    const button = screen.getByRole('button', { name: 'Benvenuto in Territori, <Ada> · 1 riga · 7 righe · con segni' });
    await userEvent.click(button);
    await waitFor(() => expect(button.textContent).toBe('Welcome to Territori, <Ada> · 1 row · 7 rows · with signs'));
  });

  it('of a package that is not a section come with the package', () => {
    const useTexts = createMessages('pacchetto', { it: { titolo: 'Titolo' }, en: { titolo: 'Title' } });
    function Title() {
      return <h1>{useTexts()('titolo')}</h1>;
    }
    show(Title, 'en');
    expect(screen.getByRole('heading').textContent).toBe('Title');
  });
});

it('groups thousands in both languages, also with four digits', () => {
  expect(formatNumber(7896, 'it')).toBe('7.896');
  expect(formatNumber(7896.5, 'en')).toBe('7,896.5');
});

it.each(['it', 'en'])('writes whole numbers without a formatter as the formatter would: %s', (language) => {
  const formatter = new Intl.NumberFormat(language, { useGrouping: 'always' });
  fc.assert(fc.property(fc.maxSafeNat(), (value) => formatNumber(value, language as Language) === formatter.format(value)));
});
