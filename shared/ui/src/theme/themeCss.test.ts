import { describe, expect, it } from 'vitest';
import { dark, light } from './colors.ts';
import { themeCss } from './themeCss.ts';
import { tokens } from './tokens.ts';

const background = (set: { colorNeutralBackground1: string }) => `--colorNeutralBackground1:${set.colorNeutralBackground1}`;

describe('themeCss', () => {
  it('is light, and dark on the screen of a visitor who prefers it', () => {
    const css = themeCss(':root', 'auto');
    const [before = '', after = ''] = css.split('@media screen and (prefers-color-scheme:dark)');
    expect(before).toContain(background(light));
    expect(before).not.toContain(background(dark));
    expect(after).toContain(background(dark));
  });

  it('can be fixed by a page that embeds a section', () => {
    expect(themeCss(':host', 'light')).not.toContain(background(dark));
    expect(themeCss(':host', 'dark')).toContain(`:host{`);
    expect(themeCss(':host', 'dark')).not.toContain('prefers-color-scheme');
  });

  it('prints a wide table in landscape and selections without backgrounds, but does not change the pages of a host', () => {
    expect(themeCss(':root', 'auto')).toContain('@page wide{size:A4 landscape}');
    expect(themeCss(':root', 'auto')).toMatch(/@media print\{.*\.fui-Radio__indicator[^}]*\{print-color-adjust:exact\}/);
    expect(themeCss(':host', 'auto')).not.toContain('@page');
  });

  it('is light on paper, whatever the screen shows', () => {
    expect(themeCss(':root', 'dark').split('@media print')[1]).toContain(background(light));
  });
});

describe('tokens', () => {
  it('are the theme’s variables', () => {
    expect(tokens.colorNeutralBackground1).toBe('var(--colorNeutralBackground1)');
  });
});
