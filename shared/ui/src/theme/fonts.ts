const files = {
  400: {
    latin: new URL('@fontsource/titillium-web/files/titillium-web-latin-400-normal.woff2', import.meta.url),
    latinExt: new URL('@fontsource/titillium-web/files/titillium-web-latin-ext-400-normal.woff2', import.meta.url),
  },
  600: {
    latin: new URL('@fontsource/titillium-web/files/titillium-web-latin-600-normal.woff2', import.meta.url),
    latinExt: new URL('@fontsource/titillium-web/files/titillium-web-latin-ext-600-normal.woff2', import.meta.url),
  },
  700: {
    latin: new URL('@fontsource/titillium-web/files/titillium-web-latin-700-normal.woff2', import.meta.url),
    latinExt: new URL('@fontsource/titillium-web/files/titillium-web-latin-ext-700-normal.woff2', import.meta.url),
  },
};

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113';

const face = (weight: string, { latin, latinExt }: { latin: URL; latinExt: URL }) =>
  [
    [latin, LATIN],
    [latinExt, LATIN_EXT],
  ]
    .map(
      ([url, range]) =>
        `@font-face{font-family:'Titillium Web';font-weight:${weight};font-display:swap;src:url("${url}") format('woff2');unicode-range:${range}}`,
    )
    .join('');

/** The typeface of the Italian public administration, and a local stand-in of the same width and height, so that nothing moves when it arrives. */
export const fontFaces = Object.entries(files)
  .map(([weight, urls]) => face(weight, urls))
  .join('');
