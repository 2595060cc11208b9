import { type PaperColors, paperColors } from '@territori/ui/theme';
import { type Look, tintOnPaper } from './looks.ts';
import type { AreaFill, Palette } from './Palette.ts';

/** A colour as CSS writes it, and the one in its place where the browser cannot tell it. */
type Asked = readonly [expression: string, fallback: string];

/**
 * The colours that CSS expressions have around an element. They are asked for at the root, where the theme is: in the element, whose place
 * has rules by its size, the browser would compute the layout first. All are written before the first is read, so that it computes once.
 */
function resolvedAround(element: Element, asked: readonly Asked[]): string[] {
  const root = element.getRootNode();
  const probe = document.createElement('span');
  probe.hidden = true;
  const parts = asked.map(([expression]) => {
    const part = probe.appendChild(document.createElement('span'));
    part.style.color = expression;
    return part;
  });
  (root instanceof ShadowRoot ? root : document.body).append(probe);
  const colors = parts.map((part, place) => getComputedStyle(part).color || (asked[place] as Asked)[1]);
  probe.remove();
  return colors;
}

/** The colours of the drawing, read from the theme around an element, with a fill for each of the looks. */
export function paletteOf(element: Element, looks: readonly Look[] = []): Palette {
  if (matchMedia('(forced-colors: active)').matches) {
    // resolved here: a worker knows no colours of the visitor's system
    const names = ['Canvas', 'CanvasText', 'GrayText'].map((name): Asked => [name, name]);
    const [ground, text, grey] = resolvedAround(element, names) as [string, string, string];
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
  const token = (name: keyof PaperColors): Asked => [`var(--${name}, ${paperOf[name]})`, paperOf[name]];
  const [land, nobody, border, upperBorder, coast, ...ofLooks] = resolvedAround(element, [
    token('colorMapLand'),
    // as the land of other countries
    token('colorMapAbroad'),
    token('colorMapBorder'),
    token('colorNeutralStrokeAccessible'),
    token('colorNeutralForeground2'),
    ...looks.flatMap(({ color, ink, paper }): Asked[] => [
      [color, tintOnPaper(paper.color, paperOf)],
      [ink, tintOnPaper(paper.ink, paperOf)],
    ]),
  ]) as [string, string, string, string, string, ...string[]];
  return {
    fills: [
      { color: land, ink: land, pattern: 'plain' },
      { color: land, ink: border, pattern: 'diagonal' },
      { color: nobody, ink: nobody, pattern: 'plain' },
      ...looks.map(
        ({ pattern }, place): AreaFill => ({ pattern, color: ofLooks[2 * place] as string, ink: ofLooks[2 * place + 1] as string }),
      ),
    ],
    border,
    upperBorder,
    coast,
  };
}
