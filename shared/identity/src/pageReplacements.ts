import type { Colors } from './colors/colorsOf.ts';
import type { Identity } from './Identity.ts';
import { readIdentity } from './readIdentity.ts';

/** What stands in the portal's page, and what stands there under another identity. */
export type Replacement = readonly [own: string, other: string];

/** The portal's own mark and icon as its page has them, without a request. */
const OWN_MARK =
  '<svg viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2"><path d="M3 27h26M6 27V13h6v14M13 27V6h6v21M20 27V17h6v10"/></svg>';
const OWN_ICON =
  "href=\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='6' fill='%23082f5b'/%3E%3Cpath d='M8 22V10h5v12M15 22V7h5v15M22 22v-8h3v8' fill='none' stroke='%23fff' stroke-width='2'/%3E%3C/svg%3E\"";

/** A text of a page; without the characters that mean something in a configuration of nginx. */
const escapedForPage = (text: string) => text.replace(/[&<>"'$\\]/g, (character) => `&#${character.charCodeAt(0)};`);

type PageLook = Colors['light'] | Colors['dark'];

/** The band of the home, with its search. */
const bandOfPage = (of: PageLook) =>
  `--band: ${of.colorBrandBackground2}; --button: ${of.colorBrandBackground}; --edge: ${of.colorNeutralStrokeAccessible}`;

/** The bars that stand for a page, the words above them, and the band. */
const outlineOfPage = (of: PageLook) => `--bar: ${of.colorNeutralStencil1}; --words: ${of.colorNeutralForeground2}; ${bandOfPage(of)}`;

const identityInPage = ({ product, description, colors }: Identity): string[] => [
  `<title>${escapedForPage(product)}</title>`,
  `<h1>${escapedForPage(product)}</h1>`,
  `content="${escapedForPage(description.it)}"`,
  colors.light.colorBandBackground,
  `background: ${colors.light.colorBandMenu}`,
  outlineOfPage(colors.light),
  `html { background: ${colors.dark.colorNeutralBackground1}`,
  outlineOfPage(colors.dark),
  `--field: ${colors.dark.colorNeutralBackground1}`,
];

/**
 * What changes in the portal's page (`index.html`) under an identity, for what a visitor sees before the page's code has come: its title,
 * description, colours, mark and icon. Nothing for the portal's own.
 */
export function pageReplacements(identity: Identity): Replacement[] {
  const own = readIdentity();
  const texts = identityInPage(identity);
  const changed = identityInPage(own)
    .map((text, index): Replacement => [text, texts[index] as string])
    .filter(([before, after]) => before !== after);
  if (identity.folder === own.folder) return changed;
  return [...changed, [OWN_MARK, '<img src="identita/mark.svg" alt="">'], [OWN_ICON, 'href="identita/icon.svg"']];
}
