import { type PaperColors, paperColors } from '@territori/ui/theme';
import type { AreaFill, Palette } from './drawMap.ts';
import { type Look, onPaper } from './looks.ts';

/** The colours of the drawing, read from the theme around an element, with a fill for each of the looks. */
export function paletteOf(element: Element, looks: readonly Look[] = []): Palette {
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  /** The colour that a CSS expression has here. */
  const resolved = (expression: string, fallback: string) => {
    probe.style.color = '';
    probe.style.color = expression;
    return getComputedStyle(probe).color || fallback;
  };
  if (matchMedia('(forced-colors: active)').matches) {
    // resolved here: a worker knows no colours of the visitor's system
    const [ground, text, grey] = ['Canvas', 'CanvasText', 'GrayText'].map((name) => resolved(name, name)) as [string, string, string];
    probe.remove();
    const canvas: AreaFill = { color: ground, ink: ground, pattern: 'plain' };
    // without colours of the page the patterns alone tell the fills apart
    const forced = looks.map(({ pattern, full }): AreaFill => ({ color: full ? text : ground, ink: text, pattern }));
    return {
      fills: [canvas, { ...canvas, ink: grey, pattern: 'diagonal' }, canvas, ...forced],
      border: grey,
      upperBorder: text,
      coast: text,
    };
  }
  // where the theme cannot be read, its colours of paper
  const paperOf = paperColors();
  const token = (name: keyof PaperColors) => resolved(`var(--${name}, ${paperOf[name]})`, paperOf[name]);
  const land = token('colorMapLand');
  // as the land of other countries
  const nobody = token('colorMapAbroad');
  const border = token('colorMapBorder');
  const palette: Palette = {
    fills: [
      { color: land, ink: land, pattern: 'plain' },
      { color: land, ink: border, pattern: 'diagonal' },
      { color: nobody, ink: nobody, pattern: 'plain' },
      ...looks.map(
        ({ pattern, color, ink, paper }): AreaFill => ({
          pattern,
          color: resolved(color, onPaper(paper.color, paperOf)),
          ink: resolved(ink, onPaper(paper.ink, paperOf)),
        }),
      ),
    ],
    border,
    upperBorder: token('colorNeutralStrokeAccessible'),
    coast: token('colorNeutralForeground2'),
  };
  probe.remove();
  return palette;
}
