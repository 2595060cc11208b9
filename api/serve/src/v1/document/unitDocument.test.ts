import { useApp } from '@territori/api-testing/testApp';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';

const api = useApp('pglite');

const open = (address: string, headers = {}) => api.get(address, { accept: 'text/html', ...headers });
const idOf = async (level: string, name: string): Promise<number> =>
  (await api.get(`/api/unita?livello=${level}&q=${encodeURIComponent(name)}`)).json()[0].id;
const dataIn = (page: string) => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? 'null');

/** What a visitor reads of a part of a page, from its heading to the next. */
const sectionOf = (page: string, heading: string) => new RegExp(`<section><h2>${heading}</h2>(.*?)</section>`, 's').exec(page)?.[1] ?? '';
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('the page of a unit without scripts', () => {
  it('tells the history of Baranzate with its acts, and leads to the units that it came from and to the portal', async () => {
    const id = await idOf('comune', 'Baranzate');
    const page = (await open(`/id/comune/${id}?lingua=it`)).body;
    expect(page).toMatch(/<title>Baranzate \(015250\): comune - Territori<\/title>/);
    expect(page).toContain('<meta name="description" content="Comune, provincia: Milano (MI), regione: Lombardia, codice Istat 015250.');
    expect(page).toContain(`href="/?language=it#/storia_ua/${id}"`);
    const bollate = await idOf('comune', 'Bollate');
    const origins = sectionOf(page, 'Da quali unità viene');
    expect(origins).toContain(`href="/id/comune/${bollate}?lingua=it"`);
    expect(textOf(origins)).toContain('da una parte del suo territorio');
    expect(textOf(sectionOf(page, 'Tutte le variazioni, con i provvedimenti'))).toMatch(/nasce il comune di Baranzate.*Provvedimento: /i);
  });

  it('says in both languages the same, and each page names the other', async () => {
    const id = await idOf('comune', 'Agrigento');
    for (const [language, other] of [
      ['it', 'en'],
      ['en', 'it'],
    ] as const) {
      const answer = await open(`/id/comune/${id}?lingua=${language}`);
      expect(answer.headers['content-language']).toBe(language);
      expect(answer.body).toContain(`<html lang="${language}">`);
      expect(answer.body).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"]+/id/comune/${id}\\?lingua=${language}">`));
      expect(answer.body).toContain(`href="/id/comune/${id}?lingua=${other}" hreflang="${other}"`);
      expect(answer.body).toContain('Girgenti');
    }
  });

  it('leads from a unit that ended to those that took its territory, and from there back', async () => {
    const bazzano = await idOf('comune', 'Bazzano');
    const valsamoggia = await idOf('comune', 'Valsamoggia');
    const ended = (await open(`/id/comune/${bazzano}?lingua=en`)).body;
    expect(sectionOf(ended, 'The units that it went into')).toContain(`/id/comune/${valsamoggia}?lingua=en`);
    const page = (await open(`/id/comune/${valsamoggia}?lingua=en`)).body;
    expect(sectionOf(page, 'The units that it came from')).toContain(`/id/comune/${bazzano}?lingua=en`);
  });

  it.each([
    ['comune', 'Baranzate'],
    ['comune', 'Trieste'],
    ['comune', 'Bolzano'],
    ['uts', "Reggio nell'Emilia"],
    ['regione', 'Lombardia'],
    ['ripartizione', 'Centro'],
  ])('is valid HTML and describes itself as schema.org has it: %s %s', async (level, name) => {
    const id = await idOf(level, name);
    for (const language of ['it', 'en']) {
      const page = (await open(`/id/${level}/${id}?lingua=${language}`)).body;
      const checker = new HtmlValidate({ extends: ['html-validate:standard'] });
      const { results } = await checker.validateString(page);
      expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${line}: ${ruleId} ${message}`))).toEqual([]);
      const data = dataIn(page);
      expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'WebPage', inLanguage: language });
      expect(data.mainEntity).toMatchObject({ '@type': 'AdministrativeArea', containedInPlace: { name: expect.any(String) } });
    }
  });

  it('leads to pages that exist, also from a municipality that passed to another province', async () => {
    const page = (await open(`/id/comune/${await idOf('comune', 'Agliè')}?lingua=it`)).body;
    const links = [...new Set([...page.matchAll(/href="(\/id\/[^"]+)"/g)].map(([, link]) => link as string))];
    expect(links.some((link) => link.startsWith('/id/uts/'))).toBe(true);
    for (const link of links) expect([link, (await open(link)).statusCode]).toEqual([link, 200]);
  });

  it('runs no script, and a cache keeps it until the edition changes', async () => {
    const id = await idOf('comune', 'Milano');
    const answer = await open(`/id/comune/${id}`);
    expect(answer.body.match(/<script/g)).toHaveLength(1);
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect((await open(`/id/comune/${id}`, { 'if-none-match': answer.headers.etag })).statusCode).toBe(304);
  });
});
