import { describe, expect, it } from 'vitest';
import { readChoices } from './choices.ts';
import { attributesOf, cssSnippet, frameSnippet, headSnippet, htmlSnippet, policySnippet } from './snippet.ts';

const choose = (address: string) =>
  readChoices(new URLSearchParams(address), ['glossario', 'storia'], { language: 'it', languages: ['it', 'en'] });
const publication = {
  title: 'Glossario & fonti',
  script: 'https://files.example/mf/glossario/embed.js',
  api: 'https://territori.example',
  frame: 'https://territori.example/embed/glossario',
  page: 'https://territori.example/#/glossario',
};

describe('the choices in the address', () => {
  it('are the portal’s own values when nothing was chosen', () => {
    expect(choose('')).toEqual({ section: 'glossario', language: 'it', scheme: 'auto', flush: false, pinned: false, narrow: false });
  });

  it('are read from it', () => {
    const address =
      'sezione=storia&lingua=en&schema=dark&percorso=/storia_ua&pulsanti=%237a1f3d&angoli=squadrati&carattere=grazie&margini=nessuno&versione=ferma&larghezza=320';
    expect(choose(address)).toEqual({
      section: 'storia',
      language: 'en',
      scheme: 'dark',
      path: '/storia_ua',
      buttons: '#7a1f3d',
      corners: 'squadrati',
      typeface: 'grazie',
      flush: true,
      pinned: true,
      narrow: true,
    });
  });

  it('are ignored when they are invalid', () => {
    expect(choose('sezione=altra&lingua=fr&schema=blu&percorso=javascript:alert(1)&pulsanti=red;x:y&angoli=tondi')).toEqual(choose(''));
  });
});

describe('the snippet', () => {
  it('contains only what was chosen', () => {
    expect(htmlSnippet(choose(''), publication)).toBe(
      `<script type="module" src="https://files.example/mf/glossario/embed.js"></script>
<territori-glossario lang="it" api="https://territori.example">
  <a href="https://territori.example/#/glossario">Glossario &amp; fonti</a>
</territori-glossario>`,
    );
    expect(cssSnippet(choose(''))).toBe('');
  });

  it('escapes typed text', () => {
    const choices = choose(`percorso=${encodeURIComponent('/a?b=1&c="><script>')}`);
    expect(attributesOf(choices, 'x').path).toBe('/a?b=1&c="><script>');
    expect(htmlSnippet(choices, publication)).toContain('path="/a?b=1&amp;c=&quot;&gt;&lt;script&gt;"');
  });

  it('sets the theme’s properties on the element', () => {
    expect(
      cssSnippet(choose('sezione=storia&pulsanti=%237a1f3d&collegamenti=%23123456&angoli=squadrati&carattere=sistema&margini=nessuno')),
    ).toBe(
      `territori-storia {
  --colorBrandBackground: #7a1f3d;
  --colorBrandBackgroundHover: color-mix(in srgb, #7a1f3d, black 15%);
  --colorBrandBackgroundPressed: color-mix(in srgb, #7a1f3d, black 30%);
  --colorCompoundBrandBackground: #7a1f3d;
  --colorCompoundBrandBackgroundHover: color-mix(in srgb, #7a1f3d, black 15%);
  --colorBrandForeground1: #123456;
  --colorBrandForegroundLink: #123456;
  --colorBrandForegroundLinkHover: #123456;
  --colorBrandForegroundLinkPressed: #123456;
  --borderRadiusMedium: 0;
  --fontFamilyBase: system-ui, sans-serif;
  --pageGutter: 0px;
}`,
    );
  });

  it('names the origins that a policy must allow, also for the workers that write files and draw maps', () => {
    expect(policySnippet(publication)).toBe(
      'script-src https://files.example;\nconnect-src https://territori.example;\nworker-src blob: https://files.example;',
    );
  });

  it('asks early for what the element needs', () => {
    expect(headSnippet(publication)).toBe(
      '<link rel="modulepreload" href="https://files.example/mf/glossario/embed.js">\n<link rel="preconnect" href="https://territori.example" crossorigin>',
    );
  });

  it('gives a frame the choices in its address', () => {
    const frame = frameSnippet(choose('lingua=en&schema=dark&percorso=/glossario?lettera=B&pulsanti=%237a1f3d'), publication);
    const [, address = '', rest] = /^<iframe src="([^"]*)"(.*)$/.exec(frame) ?? [];
    expect(rest).toBe(' title="Glossario &amp; fonti" width="100%" height="800" style="border: 0"></iframe>');
    const { origin, pathname, searchParams } = new URL(address.replaceAll('&amp;', '&'));
    expect(origin + pathname).toBe(publication.frame);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ lang: 'en', scheme: 'dark', path: '/glossario?lettera=B' },
      ...{ '--colorBrandBackground': '#7a1f3d', '--colorBrandBackgroundHover': 'color-mix(in srgb, #7a1f3d, black 15%)' },
    });
    expect(searchParams.has('api')).toBe(false);
  });
});
