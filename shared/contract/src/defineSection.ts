import { CONTRACT } from './contractNumber.ts';
import type { Language } from './language.ts';
import type { SectionManifest } from './manifest.ts';
import type { Messages } from './messages.ts';
import type { Section, SectionRoute } from './section.ts';

type Segment<P extends string> = P extends '' ? P : P extends `/${string}` | `${string}/` ? never : P;

/**
 * Declares a section. Both languages must have the same keys, titles must be keys, and a path must neither start nor end with a slash:
 * each of these is a compile error otherwise.
 */
export function defineSection<const M extends Messages, const P extends string>(section: {
  manifest: SectionManifest;
  messages: { it: M } & Record<Language, { readonly [K in keyof M]: string }>;
  routes: readonly (Omit<SectionRoute<M>, 'path'> & { path: P & Segment<P> })[];
}): Section {
  return { contract: CONTRACT, ...section };
}
