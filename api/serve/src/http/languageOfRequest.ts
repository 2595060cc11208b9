import type { Language } from '@territori/languages';

/** Reads `plang` or the header `language`: `IT` or `EN`, in upper or lower case. Any other value, and a missing one, means Italian. */
function languageOf(text: string | string[] | undefined): Language {
  return typeof text === 'string' && text.trim().toLowerCase() === 'en' ? 'en' : 'it';
}

/** Reads `Accept-Language`: the language that it prefers among the two, undefined when it names neither. */
export function preferredLanguage(header: string | undefined): Language | undefined {
  const wanted = (header ?? '').split(',').map((part) => {
    const [range = '', ...parameters] = part.toLowerCase().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { language: range.trim().split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = wanted.filter(({ language, quality }) => (language === 'it' || language === 'en') && quality > 0);
  return known.sort((a, b) => b.quality - a.quality)[0]?.language as Language | undefined;
}

/** A parameter of an address that no route has validated yet. */
export function parameterOf(url: string, name: string): string | undefined {
  // to read all parameters takes longer than to find that none has this name, plain or encoded
  if (!url.includes(name) && !url.includes('%')) return undefined;
  return new URLSearchParams(url.split('?', 2)[1]).get(name) ?? undefined;
}

/**
 * The language of a call: its parameter `plang`, else the header `language`, else `Accept-Language`, else Italian.
 * @param plang read from the address when a route has not yet validated it
 */
export function languageOfRequest(
  { headers, url }: { headers: Readonly<Record<string, string | string[] | undefined>>; url: string },
  plang: string | undefined = parameterOf(url, 'plang'),
): Language {
  const named = plang ?? headers.language;
  if (named !== undefined) return languageOf(named);
  return preferredLanguage(headers['accept-language'] as string | undefined) ?? 'it';
}
