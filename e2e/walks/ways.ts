import type { HandsName } from './hands.ts';

/** How a section is walked. */
export interface Way {
  readonly section: 'territorio' | 'variazioni' | 'ricostruzione';
  readonly language: 'it' | 'en';
  readonly hands: HandsName;
  readonly colorScheme: 'light' | 'dark';
  readonly width: 320 | 1280;
}

const SECTIONS = ['territorio', 'variazioni', 'ricostruzione'] as const;

type Manner = Omit<Way, 'section'>;

/** Pairs of opposites: both languages, both hands, both schemes and both widths in each. */
const PAIRS: readonly (readonly [Manner, Manner])[] = [
  [
    { language: 'it', hands: 'keyboard', colorScheme: 'light', width: 1280 },
    { language: 'en', hands: 'mouse', colorScheme: 'dark', width: 320 },
  ],
  [
    { language: 'en', hands: 'keyboard', colorScheme: 'dark', width: 1280 },
    { language: 'it', hands: 'mouse', colorScheme: 'light', width: 320 },
  ],
  [
    { language: 'it', hands: 'mouse', colorScheme: 'dark', width: 1280 },
    { language: 'en', hands: 'keyboard', colorScheme: 'light', width: 320 },
  ],
  [
    { language: 'en', hands: 'mouse', colorScheme: 'light', width: 1280 },
    { language: 'it', hands: 'keyboard', colorScheme: 'dark', width: 320 },
  ],
];

/**
 * The ways of one walk. The sections show the same pages of search and reports, so a walk is made in two of the three, in opposite ways,
 * and the next walk leaves out another section. A deep run goes all ways in each.
 * @param walk number of the walk: the next one takes the next pair of ways
 */
export function waysOf(walk: number): readonly Way[] {
  if (process.env.DEEP) return SECTIONS.flatMap((section) => PAIRS.flat().map((manner) => ({ section, ...manner })));
  const sections = SECTIONS.filter((_, place) => place !== walk % SECTIONS.length);
  const pair = PAIRS[walk % PAIRS.length] as (typeof PAIRS)[number];
  return sections.map((section, place) => ({ section, ...(pair[place] as Manner) }));
}
