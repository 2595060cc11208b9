/**
 * Nothing of the page's styles reaches the container by inheritance, with three exceptions: what hides or disables the place where the
 * element stands also hides and disables the section, and the colour scheme is that of the theme on the element. A declaration of the
 * page for `::part(page)` comes before these. `all` leaves out the direction.
 */
const css = `[part="page"]{all:initial;display:block;direction:ltr;unicode-bidi:isolate;visibility:inherit;pointer-events:inherit;color-scheme:inherit}`;

/** Keeps the styles that a page inherits to its elements out of a shadow tree. Returns what takes the rules away. */
export function seal(root: ShadowRoot): () => void {
  // jsdom does not support constructed style sheets
  if (!root.adoptedStyleSheets) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
