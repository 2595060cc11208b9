import { type Language, offeredLanguage } from '@territori/languages';
import { answeredIn, OFFERED } from './offered.ts';

/**
 * Reads `plang` or the header `language`, in upper or lower case. A value that is not an offered language, and a missing one, mean the
 * first language.
 */
const languageOf = (text: string | string[] | undefined): Language =>
  answeredIn((typeof text === 'string' ? offeredLanguage(text, OFFERED) : undefined) ?? (OFFERED[0] as Language));

/** Reads `Accept-Language`: the offered language that it prefers, undefined when it names none. */
export function preferredLanguage(header: string | undefined): Language | undefined {
  const wanted = (header ?? '').split(',').map((part) => {
    const [range = '', ...parameters] = part.toLowerCase().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { language: offeredLanguage(range, OFFERED), quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = wanted.filter(({ language, quality }) => language !== undefined && quality > 0);
  return known.sort((a, b) => b.quality - a.quality)[0]?.language;
}

/** A parameter of an address that no route has validated yet. */
export function parameterOf(url: string, name: string): string | undefined {
  // to read all parameters takes longer than to find that none has this name, plain or encoded
  if (!url.includes(name) && !url.includes('%')) return undefined;
  return new URLSearchParams(url.split('?', 2)[1]).get(name) ?? undefined;
}

/**
 * The language of a call: its parameter `plang`, else the header `language`, else `Accept-Language`, else the first that the portal offers.
 * @param plang read from the address when a route has not yet validated it
 */
export function languageOfRequest(
  { headers, url }: { headers: Readonly<Record<string, string | string[] | undefined>>; url: string },
  plang: string | undefined = parameterOf(url, 'plang'),
): Language {
  const named = plang ?? headers.language;
  if (named !== undefined) return languageOf(named);
  return answeredIn(preferredLanguage(headers['accept-language'] as string | undefined) ?? (OFFERED[0] as Language));
}
