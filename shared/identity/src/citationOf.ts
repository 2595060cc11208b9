import { type Cited, citation } from '@territori/contract';
import { type Language, textIn } from '@territori/languages';
import type { Identity } from './Identity.ts';

/** The citation of a page in the form of the identity. */
export const citationOf = ({ citation: form, product, publisher }: Identity, cited: Cited, language: Language): string =>
  citation(textIn(form, language), cited, { product, publisher: publisher.name });
