import type { Language } from '@territori/languages';
import { languageOfRequest, parameterOf } from '../http/languageOfRequest.ts';
import { OFFERED } from '../http/offered.ts';

/** The language of a call: its parameter `lingua`, else `Accept-Language`, else Italian. */
export function languageOfV1({
  headers,
  url,
}: {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  url: string;
}): Language {
  const lingua = parameterOf(url, 'lingua');
  // the error about another value is in the language that the caller prefers
  const named = OFFERED.find((language) => language === lingua);
  return languageOfRequest({ headers: { 'accept-language': headers['accept-language'] }, url: '' }, named);
}
