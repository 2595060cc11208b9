import type { Language, PortalConfig } from '@territori/contract';
import { renderPage } from '@territori/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StatementPage } from './StatementPage.tsx';
import { STATEMENTS } from './statements.ts';

const configured: Partial<PortalConfig> = {
  publisher: { name: 'Istituto di prova', email: 'portale@istituto.test', dataProtectionOfficer: 'https://istituto.test/rpd' },
  logDays: 30,
};

async function show(statement: keyof typeof STATEMENTS, language: Language, config: Partial<PortalConfig>): Promise<string> {
  const { container } = renderPage(() => <StatementPage {...STATEMENTS[statement]} />, {
    messages: { it: {}, en: {} },
    language,
    config: { product: 'Confini', ...config },
  });
  await screen.findAllByRole('heading', { level: 2 });
  return container.textContent ?? '';
}
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the privacy notice', () => {
  it.each([
    ['it', ['Il titolare del trattamento è Istituto di prova.', 'si conserva per 30 giorni.']],
    ['en', ['The controller is Istituto di prova.', 'is kept for 30 days.']],
  ] as const)('names in "%s" the configured publisher and officer, with their addresses', async (language, sentences) => {
    const text = await show('privacy', language, configured);
    for (const sentence of sentences) expect(text).toContain(sentence);
    expect(href('portale@istituto.test')).toBe('mailto:portale@istituto.test');
    expect(href('https://istituto.test/rpd')).toBe('https://istituto.test/rpd');
  });

  it.each([
    ['it', 'Chi gestisce il portale non'],
    ['en', "The portal's operator has not"],
  ] as const)('says in "%s" which facts are not configured: name, address, data protection officer and days', async (language, words) => {
    expect((await show('privacy', language, {})).split(words)).toHaveLength(1 + 4);
  });

  it('leaves out each missing fact separately', async () => {
    const text = await show('privacy', 'en', { logDays: 1 });
    expect(text).toContain('is kept for 1 day.');
    expect(text.split("The portal's operator has not")).toHaveLength(1 + 3);
  });
});

describe('the page on accessibility', () => {
  it.each(['it', 'en'] as const)('leads in "%s" to the ombudsman and to AgID', async (language) => {
    await show('accessibility', language, configured);
    expect(href('Agenzia per l’Italia Digitale'.replace('’', language === 'it' ? '’' : "'"))).toBe('https://www.agid.gov.it');
    expect(screen.getByRole('link', { name: /Difensore civico per il digitale/ }).getAttribute('href')).toMatch(
      /^https:\/\/www\.agid\.gov\.it\/.*difensore-civico/,
    );
  });

  it.each([
    ['it', 'scrivi a portale@istituto.test.', 'Chi gestisce il portale non'],
    ['en', 'write to portale@istituto.test.', "The portal's operator has not"],
  ] as const)('shows in "%s" the contact address, or that none is configured', async (language, sentence, words) => {
    const text = await show('accessibility', language, configured);
    expect(text).toContain(sentence);
    expect(text).toContain('Confini');
    expect(text).not.toContain(words);
  });

  it.each([
    ['it', 'Chi gestisce il portale non'],
    ['en', "The portal's operator has not"],
  ] as const)('says in "%s" that no contact address is configured', async (language, words) => {
    expect((await show('accessibility', language, {})).split(words)).toHaveLength(1 + 2);
  });
});
