import { useInsertionEffect } from 'react';
import { fontFaces } from './fonts.ts';
import { type ColorScheme, type ThemeColors, themeCss } from './themeCss.ts';
import { withOwnRem } from './withOwnRem.ts';

// what Tab scrolls to keeps the room of its ring within the window
const pageCss = `${fontFaces}html{background:var(--colorNeutralBackground1);scroll-padding-bottom:0.25rem}body{margin:0}`;
const hostCss = (rem: string) => `:host{display:block;writing-mode:horizontal-tb;--rem:${rem}}:host([hidden]){display:none}`;

/**
 * Applies the theme to the page, or inside a shadow root, while the component is mounted. A constructed sheet needs no
 * element and no nonce, and leaves nothing behind. Only a page can declare typefaces: inside a shadow root the host's
 * copy is used, or the local replacement. `rem` is what `1rem` means inside a shadow root.
 */
export function useThemeSheet(root: Document | ShadowRoot, scheme: ColorScheme, rem: string, colors?: ThemeColors): void {
  useInsertionEffect(() => {
    // jsdom and browsers before 2023 do not support constructed style sheets: they show the page without the theme
    if (!root.adoptedStyleSheets) return;
    const isPage = root.nodeType === Node.DOCUMENT_NODE;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(isPage ? themeCss(':root', scheme, colors) + pageCss : withOwnRem(themeCss(':host', scheme, colors)) + hostCss(rem));
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [root, scheme, rem, colors]);
}
