import type { Language } from '@territori/contract';

const SCHEMES = ['auto', 'light', 'dark'] as const;

/** Values of `--borderRadiusMedium`. */
export const CORNERS = { squadrati: '0', arrotondati: '12px' } as const;

/** Values of `--fontFamilyBase`. */
export const TYPEFACES = { sistema: 'system-ui, sans-serif', grazie: 'Georgia, serif' } as const;

/** An integrator's choices for a section. An undefined choice keeps the portal's value. */
export interface Choices {
  readonly section: string;
  readonly language: Language;
  readonly scheme: (typeof SCHEMES)[number];
  /** Page to start on. */
  readonly path: string | undefined;
  /** Colours as `#rrggbb`. */
  readonly buttons: string | undefined;
  readonly links: string | undefined;
  readonly corners: keyof typeof CORNERS | undefined;
  readonly typeface: keyof typeof TYPEFACES | undefined;
  /** No space at the sides, for a column with its own margins. */
  readonly flush: boolean;
  /** Pins the current version; otherwise the page always gets the latest. */
  readonly pinned: boolean;
  /** The preview as wide as a small telephone. */
  readonly narrow: boolean;
}

/** Reads the choices from the page's address and ignores unknown ones. */
export function readChoices(
  parameters: URLSearchParams,
  sections: readonly string[],
  { language, languages }: { readonly language: Language; readonly languages: readonly Language[] },
): Choices {
  const oneOf = <T extends string>(name: string, values: readonly T[]) => values.find((value) => value === parameters.get(name));
  const colour = (name: string) => /^#[0-9a-f]{6}$/.exec(parameters.get(name) ?? '')?.[0];
  return {
    section: oneOf('sezione', sections) ?? sections[0] ?? '',
    language: oneOf('lingua', languages) ?? language,
    scheme: oneOf('schema', SCHEMES) ?? 'auto',
    path: /^\/.*/.exec(parameters.get('percorso') ?? '')?.[0],
    buttons: colour('pulsanti'),
    links: colour('collegamenti'),
    corners: oneOf('angoli', Object.keys(CORNERS) as (keyof typeof CORNERS)[]),
    typeface: oneOf('carattere', Object.keys(TYPEFACES) as (keyof typeof TYPEFACES)[]),
    flush: parameters.get('margini') === 'nessuno',
    pinned: parameters.get('versione') === 'ferma',
    narrow: parameters.get('larghezza') === '320',
  };
}
