import type { TextSource } from './TextSource.ts';

/**
 * The texts of packages, known from the moment in which their code arrives, so that a translation is there before the first component
 * shows a text. A list of constants: what of them is loaded, and in which language, is in each kit.
 */
const declared = new Map<string, TextSource>();
const listeners = new Set<(namespace: string, source: TextSource) => void>();

/** Declares the texts of a package; a second declaration of a namespace replaces the first for kits that begin later. */
export function declareTexts(namespace: string, source: TextSource): void {
  declared.set(namespace, source);
  for (const hear of listeners) hear(namespace, source);
}

/** Calls `hear` for every text declared so far and from now on; returns what ends it. */
export function hearDeclaredTexts(hear: (namespace: string, source: TextSource) => void): () => void {
  for (const [namespace, source] of declared) hear(namespace, source);
  listeners.add(hear);
  return () => {
    listeners.delete(hear);
  };
}
