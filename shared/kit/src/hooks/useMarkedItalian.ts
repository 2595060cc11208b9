import { useEffect } from 'react';
import { useKit } from '../kit/useKit.ts';
import { markItalian } from '../language/markItalian.ts';
import { useLanguage } from './useLanguage.ts';

/** Marks below a root the texts that the language on screen lacks, which are shown in Italian, as Italian. */
export function useMarkedItalian(root: Node): void {
  const { texts } = useKit();
  const language = useLanguage();
  // another language lacks other texts
  useEffect(() => markItalian(root, texts), [root, texts, language]);
}
