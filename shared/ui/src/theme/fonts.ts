import { standIns } from './standIns.ts';

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

const local = (names: readonly string[]) => names.map((name) => `local('${name}')`).join();

const standInFaces = standIns.flatMap(({ family, regular, bold, size }) =>
  ([400, 600, 700] as const).map(
    (weight) =>
      `@font-face{font-family:'${family}';font-weight:${weight};src:${local(weight === 400 ? regular : bold)};size-adjust:${size[weight]}%;ascent-override:${(11330 / size[weight]).toFixed(1)}%;descent-override:${(3880 / size[weight]).toFixed(1)}%;line-gap-override:0%}`,
  ),
);

/** The typeface of an identity, whose files lie beside the portal's page. */
export interface Typeface {
  readonly family: string;
  readonly files: readonly { readonly address: string; readonly weight: string }[];
}

export const facesOf = ({ family, files }: Typeface): string =>
  files
    .map(
      ({ address, weight }) =>
        `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url("${address}") format('woff2')}`,
    )
    .join('');

/** The typeface of the Italian public administration, and what stands in for it until it is loaded. */
export const fontFaces = [...faces(latin, LATIN), ...faces(latinExt, LATIN_EXT), ...standInFaces].join('');
