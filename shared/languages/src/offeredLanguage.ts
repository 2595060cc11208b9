import type { Language } from './Language.ts';

/** The languages of a portal whose configuration names none; the first is the one of visitors who have not chosen. */
export const STANDARD_LANGUAGES: readonly Language[] = ['it', 'en'];

const primary = (tag: string) => tag.split('-', 1)[0];

/**
 * The language that a portal has for a tag as browsers and addresses write it: the tag itself in any case, else the same language without
 * its country (`en-GB`, `EN` and `en` are all `en`). Undefined where the portal has none.
 */
export function offeredLanguage(
  wanted: string | null | undefined,
  offered: readonly Language[] = STANDARD_LANGUAGES,
): Language | undefined {
  const tag = wanted?.trim().toLowerCase();
  if (!tag) return undefined;
  return offered.find((language) => language.toLowerCase() === tag) ?? offered.find((language) => language.toLowerCase() === primary(tag));
}
