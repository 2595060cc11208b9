import { use } from 'react';
import { useKit } from '../kit/useKit.ts';
import type { LoadTexts } from '../language/TextSource.ts';
import { useLanguage } from './useLanguage.ts';

/**
 * A text that is a file of its own, in the visitor's language or, where that lacks it, in Italian. A component that uses it waits for a
 * translation that is still being loaded (React's `Suspense`).
 * @param name unique among the texts of the portal: `home/info/geo-eu-clas`
 * @param source the Italian text
 */
export function useContent<T extends object>(name: string, source: T, translations: LoadTexts): T {
  const { texts } = useKit();
  const language = useLanguage();
  texts.add(name, { bundled: { it: source }, load: translations });
  const waiting = texts.wait(name, language);
  if (waiting) use(waiting);
  return texts.content(name) as T;
}
