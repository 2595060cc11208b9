import { type Language, offeredLanguage, preferredLanguage } from '@territori/languages';
import { answeredIn, OFFERED } from './offered.ts';

/**
 * Reads `plang` or the header `language`, in upper or lower case. A missing value, and a language that the portal does not offer, mean its
 * first language.
 */
const languageOf = (text: string | string[] | undefined): Language =>
  answeredIn((typeof text === 'string' ? offeredLanguage(text, OFFERED) : undefined) ?? (OFFERED[0] as Language));

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
  return answeredIn(preferredLanguage(headers['accept-language'] as string | undefined, OFFERED) ?? (OFFERED[0] as Language));
}
