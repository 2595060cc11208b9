import type { Language } from './Language.ts';
import { offeredLanguage } from './offeredLanguage.ts';

/** The offered language that a header `Accept-Language` prefers; undefined where it names none of them. */
export function preferredLanguage(header: string | undefined, offered: readonly Language[]): Language | undefined {
  const wanted = (header ?? '').split(',').map((part) => {
    const [range = '', ...parameters] = part.toLowerCase().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { language: offeredLanguage(range, offered), quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = wanted.filter(({ language, quality }) => language !== undefined && quality > 0);
  return known.sort((a, b) => b.quality - a.quality)[0]?.language;
}
