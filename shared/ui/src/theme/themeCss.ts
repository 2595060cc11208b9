import { dark, light, moreContrastDark, moreContrastLight } from './colors.ts';
import { familiesOf, scale } from './scale.ts';

/** The colour scheme: the visitor's preference, or a scheme fixed by a page that embeds a section. */
export type ColorScheme = 'auto' | 'light' | 'dark';

type ThemeValues = Readonly<Record<string, string>>;

/** A set of colours for each scheme, by their names, and what changes of it for a visitor who prefers more contrast. */
export type ThemeColors = Readonly<Record<'light' | 'dark' | 'moreContrastLight' | 'moreContrastDark', ThemeValues>>;

const OWN_THEME: ThemeColors = { light, dark, moreContrastLight, moreContrastDark };

const themeDeclarations = (values: ThemeValues) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const colorsCss = (set: ThemeValues, scheme: 'light' | 'dark') => `color-scheme:${scheme};${themeDeclarations(set)}`;

/**
 * Fluent's controls with the portal's height, weight and focus ring, never wider than their container; the doubled
 * class overrides Fluent's single class whatever the order of the style sheets.
 */
const controlsCss = `.fui-Input.fui-Input:has(>input:focus-visible),.fui-Select__select.fui-Select__select:focus-visible,.fui-Button.fui-Button:focus-visible,.fui-Link.fui-Link.fui-Link:focus-visible{outline:2px solid var(--colorStrokeFocus2);outline-offset:2px}.fui-Input.fui-Input,.fui-Select__select.fui-Select__select{min-height:36px}.fui-Field__label.fui-Field__label{font-weight:600}.fui-Field.fui-Field{grid-template-columns:minmax(0,1fr)}.fui-RadioGroup.fui-RadioGroup{flex-wrap:wrap}.fui-Button.fui-Button{min-width:2rem}.fui-AccordionItem.fui-AccordionItem{border-bottom:1px solid var(--colorNeutralStroke2)}@media print{.fui-Button.fui-Button{display:none}.fui-Radio__indicator,.fui-Checkbox__indicator{print-color-adjust:exact}}`;

/**
 * Prints a page with a wide table in landscape. A style sheet of a shadow tree cannot set print pages: the host decides
 * how it is printed.
 */
const paperCss = '@page wide{size:A4 landscape}@media print{body:has([data-wide]){page:wide}}';

/** The colours for a visitor who prefers more contrast, in the scheme that is shown. */
function moreContrastCss(
  scope: string,
  scheme: ColorScheme,
  { moreContrastLight: ofLight, moreContrastDark: ofDark }: ThemeColors,
): string {
  const rule = (when: string, set: ThemeValues) => `@media screen and (prefers-contrast:more)${when}{${scope}{${themeDeclarations(set)}}}`;
  if (scheme === 'dark') return rule('', ofDark);
  if (scheme === 'light') return rule('', ofLight);
  return rule(' and (prefers-color-scheme:light)', ofLight) + rule(' and (prefers-color-scheme:dark)', ofDark);
}

/**
 * The theme as a style sheet on `scope` (`:root` or `:host`). The browser itself follows the visitor's preference while
 * the page is open; paper is always light. The second part holds the rules for every page: visible focus, and reduced
 * motion for visitors who prefer it.
 * @param of the colours of an identity, by default the portal's own
 * @param family of the typeface of an identity, by default the portal's own
 */
export function themeCss(scope: ':root' | ':host', scheme: ColorScheme, of: ThemeColors = OWN_THEME, family?: string): string {
  const type = family === undefined ? {} : { fontFamilyBase: familiesOf(family), fontFamilyNumeric: familiesOf(family) };
  const first = scheme === 'dark' ? colorsCss(of.dark, 'dark') : colorsCss(of.light, 'light');
  const other =
    scheme === 'auto'
      ? `@media screen and (prefers-color-scheme:dark){${scope}{${colorsCss(of.dark, 'dark')}}}`
      : scheme === 'dark'
        ? `@media print{${scope}{${colorsCss(of.light, 'light')}}}`
        : '';
  return `${scope}{${themeDeclarations({ ...scale, ...type })};${first}}${other}${moreContrastCss(scope, scheme, of)}${controlsCss}${scope === ':root' ? paperCss : ''}
:where(:focus-visible){outline:2px solid var(--colorStrokeFocus2);outline-offset:2px}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}}`;
}
