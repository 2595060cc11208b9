import type { Language } from '@territori/languages';
import type { Html } from './html.ts';

/** A page in one language, and the address of the same page in any. */
export interface SearchPage {
  readonly path: string;
  readonly address: (language: Language) => string;
  readonly title: string;
  readonly summary: string;
  readonly body: Html;
  readonly data?: Record<string, unknown>;
}
