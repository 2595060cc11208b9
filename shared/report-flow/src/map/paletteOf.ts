import type { Palette } from './drawMap.ts';

/** The colours of the drawing, read from the theme around an element. */
export function paletteOf(element: Element): Palette {
  if (matchMedia('(forced-colors: active)').matches)
    return { land: 'Canvas', nobody: 'Canvas', hatch: 'GrayText', border: 'GrayText', upperBorder: 'CanvasText', coast: 'CanvasText' };
  const style = getComputedStyle(element);
  const color = (name: string, fallback: string) => style.getPropertyValue(`--${name}`).trim() || fallback;
  return {
    land: color('colorNeutralBackground1', '#fff'),
    nobody: color('colorNeutralBackground6', '#dfe7ef'),
    hatch: color('colorNeutralStroke1Hover', '#9aa9b8'),
    border: color('colorNeutralStroke1Hover', '#9aa9b8'),
    upperBorder: color('colorNeutralStrokeAccessible', '#5c6b7a'),
    coast: color('colorNeutralForeground2', '#33414f'),
  };
}
