const latin = {
  400: new URL('@fontsource/titillium-web/files/titillium-web-latin-400-normal.woff2', import.meta.url),
  600: new URL('@fontsource/titillium-web/files/titillium-web-latin-600-normal.woff2', import.meta.url),
  700: new URL('@fontsource/titillium-web/files/titillium-web-latin-700-normal.woff2', import.meta.url),
};

const latinExt = {
  400: new URL('@fontsource/titillium-web/files/titillium-web-latin-ext-400-normal.woff2', import.meta.url),
  600: new URL('@fontsource/titillium-web/files/titillium-web-latin-ext-600-normal.woff2', import.meta.url),
  700: new URL('@fontsource/titillium-web/files/titillium-web-latin-ext-700-normal.woff2', import.meta.url),
};

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113';

const faces = (files: Readonly<Record<string, URL>>, range: string) =>
  Object.entries(files).map(
    ([weight, url]) =>
      `@font-face{font-family:'Titillium Web';font-weight:${weight};font-display:swap;src:url("${url}") format('woff2');unicode-range:${range}}`,
  );

/**
 * A system typeface scaled to the width and height of Titillium Web (measured on Italian prose), so that nothing moves
 * when the real typeface arrives.
 */
const standIn = (weight: number, local: string, size: number) =>
  `@font-face{font-family:'Titillium Web Fallback';font-weight:${weight};src:${local};size-adjust:${size}%;ascent-override:${(11330 / size).toFixed(1)}%;descent-override:${(3880 / size).toFixed(1)}%;line-gap-override:0%}`;

const REGULAR = "local('Arial'),local('Liberation Sans'),local('Helvetica')";
const BOLD = "local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold'),local('Helvetica Bold')";

/** The typeface of the Italian public administration. */
export const fontFaces = [
  ...faces(latin, LATIN),
  ...faces(latinExt, LATIN_EXT),
  standIn(400, REGULAR, 93.9),
  standIn(600, BOLD, 89.1),
  standIn(700, BOLD, 90.6),
].join('');
