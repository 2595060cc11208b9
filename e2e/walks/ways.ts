import type { HandsName } from './hands.ts';

/** How a section is walked. */
export interface Way {
  readonly section: 'territorio' | 'variazioni' | 'ricostruzione';
  readonly language: 'it' | 'en';
  readonly hands: HandsName;
  readonly colorScheme: 'light' | 'dark';
  readonly width: 320 | 1280;
}

export const SECTIONS = ['territorio', 'variazioni', 'ricostruzione'] as const;
const PAIRS = [
  { language: 'it', hands: 'keyboard' },
  { language: 'en', hands: 'mouse' },
  { language: 'it', hands: 'mouse' },
  { language: 'en', hands: 'keyboard' },
] as const;
const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 320 },
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 1280 },
] as const;

/** One of a list, however far beyond its end. */
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/**
 * The ways of one walk. `walk` is its number; another one begins with another of the four pairs of language and hands.
 * Three sections are gone through once each, by pairs that follow one another, and one alone by two: so each walk is
 * made in both languages and with both hands. A deep run goes all ways.
 */
export function waysOf(walk: number, sections: readonly Way['section'][] = SECTIONS): readonly Way[] {
  const turns = process.env.DEEP ? PAIRS.length : sections.length === 1 ? 2 : 1;
  return sections.flatMap((section, place) =>
    Array.from({ length: turns }, (_, turn) => ({
      section,
      ...at(PAIRS, walk + place + turn),
      ...at(LOOKS, walk + 2 * place + turn),
    })),
  );
}
