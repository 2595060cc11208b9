import type { Translations } from '@territori/contract';
import { useTranslation } from 'react-i18next';
import { useKit } from '../kit/useKit.ts';

/**
 * A text that is a file of its own, in the visitor's language or, where that lacks it, in Italian.
 * @param name unique among the texts of the portal: `home/info/geo-eu-clas`
 * @param source the Italian text
 */
export function useContent<T extends object>(name: string, source: T, translations: Translations<object>): T {
  const { texts } = useKit();
  texts.add(name, { bundled: { it: source }, load: translations });
  // draws the component again when the translation has come
  useTranslation(name);
  return texts.content(name) as T;
}
