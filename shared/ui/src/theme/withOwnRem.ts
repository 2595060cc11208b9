/**
 * Rewrites lengths in `rem` to multiples of `--rem`, for style sheets of a shadow tree: `rem` is the text size of the page's root, which
 * belongs to another site. The conditions of at-rules stay: in them `rem` is the visitor's text size, whatever the page sets. Only in
 * those of containers it is the page's; there `em` is the text size of the container, the section's own.
 */
export const withOwnRem = (css: string): string =>
  css.replace(/(@[^{]*\{)|(?<![\w.-])(-?\d*\.?\d+)rem\b/g, (_whole, prelude: string | undefined, count: string) =>
    prelude ? (prelude.startsWith('@container') ? prelude.replace(/(?<=[\d.])rem\b/g, 'em') : prelude) : `calc(${count}*var(--rem))`,
  );
