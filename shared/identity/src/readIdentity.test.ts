import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { chosenIdentity } from './chosenIdentity.ts';
import { citationOf } from './citationOf.ts';
import { pageReplacements } from './pageReplacements.ts';
import { portalIdentity } from './portalIdentity.ts';
import { identityNames, readIdentity } from './readIdentity.ts';

const folder = mkdtempSync(join(tmpdir(), 'identity-'));
const file = join(folder, 'identity.json');

beforeEach(() => cpSync(readIdentity('esempio').folder, folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const change = (changes: object) => writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...changes }));

describe('readIdentity', () => {
  it.each(identityNames())('%s can be used', (name) => {
    expect(readIdentity(name).product).not.toBe('');
  });

  it('reads the folder of an operator', () => {
    change({ product: 'Confini' });
    expect(readIdentity(folder)).toMatchObject({ product: 'Confini', folder });
  });

  it('reads what an identity has of its own, and leaves the rest to the portal', () => {
    expect(readIdentity('territori').files).toEqual(['mark.svg', 'icon.svg']);
    rmSync(join(folder, 'help.it.json'));
    rmSync(join(folder, 'help.en.json'));
    const shown = portalIdentity(readIdentity(folder));
    expect(Object.keys(shown?.statements ?? {})).toEqual(['accessibility', 'privacy']);
    expect(shown?.typeface?.files[0]).toEqual({ address: 'identita/public-sans-400.woff2', weight: '400' });
  });

  it('has its texts also in other languages than Italian and English', () => {
    const subtitle = { it: 'Confini di ieri', en: 'Boundaries of yesterday', de: 'Grenzen von gestern' };
    const link = { it: 'Norme', en: 'Rules', de: 'Vorschriften', url: 'https://a.example' };
    const citation = { it: '{{title}}, consultato', en: '{{title}}, seen', de: '{{title}}, abgerufen' };
    change({ subtitle, citation, links: { header: [link], footer: [] } });
    const identity = readIdentity(folder);
    expect(portalIdentity(identity)).toMatchObject({ subtitle, citation, links: { header: [link] } });
    expect(citationOf(identity, { title: 'Aldeno', edition: '', day: '', address: '' }, 'de')).toBe('Aldeno, abgerufen');
  });

  it('takes single values from the settings of a deployment', () => {
    const settings = { IDENTITY: 'esempio', PRODOTTO: 'Confini', PUBLISHER_NAME: '', PUBLISHER_EMAIL: 'a@b.example' };
    expect(chosenIdentity(settings)).toMatchObject({
      product: 'Confini',
      publisher: { name: 'Istituto di esempio', email: 'a@b.example' },
    });
  });

  it('refuses an unknown name in a sentence', () => {
    expect(() => readIdentity('altro')).toThrow(
      /IDENTITY is "altro": there is no identity\.json in .*; name a folder, or one of esempio, territori$/,
    );
  });

  it.each<[what: string, breakIt: () => void, sentence: RegExp]>([
    ['a missing picture', () => rmSync(join(folder, 'mark.svg')), /mark\.svg is missing in /],
    ['a file that is not JSON', () => writeFileSync(file, '{'), /identity\.json is not JSON$/],
    ['a missing text', () => change({ subtitle: { it: 'Solo italiano' } }), /subtitle must have required properties en; see/],
    ['a language that is no tag', () => change({ subtitle: { it: 'a', en: 'b', Deutsch: 'c' } }), /subtitle\.Deutsch schema is false; see/],
    ['an empty text', () => change({ subtitle: { it: 'a', en: 'b', de: '' } }), /subtitle\.de must not have fewer than 1 characters; see/],
    ['a statement in one language', () => rmSync(join(folder, 'help.en.json')), /help\.en\.json is missing in /],
    [
      'a statement without sections',
      () => writeFileSync(join(folder, 'help.it.json'), '{ "title": "Aiuto", "sections": [] }'),
      /help\.it\.json \/sections must not have fewer than 1 items; see/,
    ],
    ['a missing file of the typeface', () => rmSync(join(folder, 'public-sans-400.woff2')), /public-sans-400\.woff2 is missing in /],
    ['an address without https', () => change({ publisher: { url: 'http://a.example' } }), /publisher\.url must match pattern/],
    [
      'a brand that cannot be read',
      () => change({ brand: '#ffcc00' }),
      /The brand colour #ffcc00 cannot be used: .* nearest that can is #/,
    ],
  ])('refuses %s in a sentence', (_, breakIt, sentence) => {
    breakIt();
    expect(() => readIdentity(folder)).toThrow(sentence);
  });
});

describe('the page of the portal', () => {
  const page = readFileSync(new URL('../../../shell/src/index.html', import.meta.url), 'utf8');

  it('has everything that another identity replaces', () => {
    for (const [own] of pageReplacements(readIdentity('esempio'))) expect(page).toContain(own);
  });

  it('keeps nothing of the own identity', () => {
    const other = pageReplacements(readIdentity('esempio')).reduce((text, [own, instead]) => text.replaceAll(own, instead), page);
    expect(other).not.toMatch(/Territori\b/);
    // white is white in every identity
    const colors = (text: string) => text.match(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/g)?.filter((color) => color !== '#fff') ?? [];
    expect(colors(page).length).toBeGreaterThan(5);
    expect(colors(page).filter((color) => colors(other).includes(color))).toEqual([]);
    expect(other).toContain('<title>Atlante storico dei confini amministrativi</title>');
  });

  it('stays as it is under the own identity', () => {
    expect(pageReplacements(readIdentity())).toEqual([]);
    expect(portalIdentity(readIdentity())).toBeUndefined();
  });

  it('has no text that nginx could misread', () => {
    change({ product: `L'"atlante" di $host & \\co <b>` });
    const [, title] = pageReplacements(readIdentity(folder))[0] ?? [];
    expect(title).toBe('<title>L&#39;&#34;atlante&#34; di &#36;host &#38; &#92;co &#60;b&#62;</title>');
  });
});
