import type { Section } from '@territori/contract';
import type { TextSource } from '../language/TextSource.ts';

/** Where the texts of a section come from. */
export const textsOf = ({ messages, translations }: Section): TextSource => ({ bundled: messages, load: translations });
