import { type Language, textIn } from '@territori/languages';
import type { Identity } from './Identity.ts';

/** What a citation names. */
export interface Cited {
  /** What is cited, such as a unit with its code. */
  readonly title: string;
  /** "edizione …" in the language of the citation. */
  readonly edition: string;
  /** Up to when the data are known, or when they were consulted, in words. */
  readonly day: string;
  readonly address: string;
}

/** How a page is cited, where the identity gives no form. */
const USUAL = '{{product}}, {{title}}, {{edition}}, {{day}}, {{address}}';

/** The citation of a page in the form of the identity. */
export function citationOf({ citation, product, publisher }: Identity, cited: Cited, language: Language): string {
  const values: Readonly<Record<string, string>> = { ...cited, product, publisher: publisher.name ?? product };
  return (textIn(citation, language) ?? USUAL).replace(/\{\{(\w+)\}\}/g, (mark, name: string) => values[name] ?? mark);
}
