import { CONTRACT } from './contractNumber.ts';
import type { SectionManifest } from './manifest.ts';
import type { Messages } from './messages.ts';
import type { Section, SectionRoute, Translations } from './section.ts';

type Segment<P extends string> = P extends '' ? P : P extends `/${string}` | `${string}/` ? never : P;

/**
 * Declares a section. A language that comes with the code must have the keys of the Italian one, titles must be keys, and a path must
 * neither start nor end with a slash: each of these is a compile error otherwise. Other languages are loaded when a visitor chooses them:
 * `translations: (language) => import(`./messages/${language}.json`)`.
 */
export function defineSection<const M extends Messages, const P extends string>(section: {
  manifest: SectionManifest;
  messages: { it: M } & { readonly [language: string]: { readonly [K in keyof M]: string } };
  translations?: Translations;
  routes: readonly (Omit<SectionRoute<M>, 'path'> & { path: P & Segment<P> })[];
}): Section {
  return { contract: CONTRACT, ...section };
}
