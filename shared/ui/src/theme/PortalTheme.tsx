import { useFocusVisible } from '@fluentui/react-components';
import { createDOMRenderer, type GriffelRenderer, makeStyles, mergeClasses, RendererProvider } from '@griffel/react';
import { createShadowDOMRenderer } from '@griffel/shadow-dom';
import { type ReactNode, useMemo } from 'react';
import type { Typeface } from './fonts.ts';
import type { ColorScheme, ThemeColors } from './themeCss.ts';
import { tokens } from './tokens.ts';
import { useThemeSheet } from './useThemeSheet.ts';
import { withOwnRem } from './withOwnRem.ts';

export interface PortalThemeProps {
  children: ReactNode;
  /** The page's policy nonce, put on the style elements that components write. */
  nonce?: string | undefined;
  /** Set when the theme is inside a shadow tree: variables and styles are written there, and nothing outside changes. */
  shadowRoot?: ShadowRoot | undefined;
  /** What `1rem` means inside the shadow tree: a length, by default the text size of the page's root. */
  rem?: string | undefined;
  /** `auto` (the visitor's preference) when absent. */
  scheme?: ColorScheme | undefined;
  /** The colours of an identity; the portal's own when absent. */
  colors?: ThemeColors | undefined;
  /** The typeface of an identity; the portal's own when absent. */
  typeface?: Typeface | undefined;
  className?: string | undefined;
}

const useStyles = makeStyles({
  root: {
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowWrap: 'break-word',
    textAlign: 'start',
  },
});

function Root({ children, className }: Pick<PortalThemeProps, 'children' | 'className'>) {
  const styles = useStyles();
  // Fluent shows focus rings for the keyboard through this reference
  return (
    <div ref={useFocusVisible<HTMLDivElement>()} className={mergeClasses(styles.root, className)}>
      {children}
    </div>
  );
}

/** Writes the components' rules into a shadow tree, where lengths in `rem` do not follow the page's root. */
function shadowRenderer(shadowRoot: ShadowRoot): GriffelRenderer {
  const renderer = createShadowDOMRenderer(shadowRoot);
  const insert = renderer.insertCSSRules;
  renderer.insertCSSRules = (buckets) => {
    const entries = Object.entries(buckets).map(([bucket, rules]) => [
      bucket,
      rules.map((rule) => (typeof rule === 'string' ? withOwnRem(rule) : [withOwnRem(rule[0]), rule[1]])),
    ]);
    insert(Object.fromEntries(entries));
  };
  return renderer;
}

/** Provides the theme and the style renderer to the components of the portal. */
export function PortalTheme({ children, nonce, shadowRoot, rem = '1rem', scheme = 'auto', colors, typeface, className }: PortalThemeProps) {
  useThemeSheet(shadowRoot ?? document, scheme, rem, colors, typeface);
  const renderer = useMemo(
    () => (shadowRoot ? shadowRenderer(shadowRoot) : createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {})),
    [shadowRoot, nonce],
  );
  return (
    <RendererProvider renderer={renderer} targetDocument={document}>
      <Root {...(className ? { className } : {})}>{children}</Root>
    </RendererProvider>
  );
}
