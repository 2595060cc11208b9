import { useInsertionEffect } from 'react';
import { facesOf, fontFaces, type Typeface } from './fonts.ts';
import { type ColorScheme, type ThemeColors, themeCss } from './themeCss.ts';
import { withOwnRem } from './withOwnRem.ts';

// what Tab scrolls to keeps the room of its ring within the window
const pageCss = 'html{background:var(--colorNeutralBackground1);scroll-padding-bottom:0.25rem}body{margin:0}';
const hostCss = (rem: string) => `:host{display:block;writing-mode:horizontal-tb;--rem:${rem}}:host([hidden]){display:none}`;

/**
 * Applies the theme to the page, or inside a shadow root, while the component is mounted. A constructed sheet needs no
 * element and no nonce, and leaves nothing behind. Only a page can declare typefaces: inside a shadow root the host's
 * copy is used, or the local replacement. `rem` is what `1rem` means inside a shadow root.
 */
export function useThemeSheet(
  root: Document | ShadowRoot,
  scheme: ColorScheme,
  rem: string,
  colors?: ThemeColors,
  typeface?: Typeface,
): void {
  useInsertionEffect(() => {
    // jsdom and browsers before 2023 do not support constructed style sheets: they show the page without the theme
    if (!root.adoptedStyleSheets) return;
    const isPage = root.nodeType === Node.DOCUMENT_NODE;
    const sheet = new CSSStyleSheet();
    const css = themeCss(isPage ? ':root' : ':host', scheme, colors, typeface?.family);
    sheet.replaceSync(isPage ? css + (typeface ? facesOf(typeface) : fontFaces) + pageCss : withOwnRem(css) + hostCss(rem));
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [root, scheme, rem, colors, typeface]);
}
