import { languageOfRequest } from '../http/languageOfRequest.ts';
import type { Language } from '../language/language.ts';

/** The language of a call: its parameter `lingua`, else `Accept-Language`, else Italian. */
export function languageOfV1({
  headers,
  url,
}: {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  url: string;
}): Language {
  const named = new URLSearchParams(url.split('?', 2)[1]).get('lingua') ?? undefined;
  return languageOfRequest({ headers: { 'accept-language': headers['accept-language'] }, url: '' }, named);
}
