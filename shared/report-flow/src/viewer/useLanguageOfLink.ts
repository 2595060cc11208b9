import type { Language } from '@territori/contract';
import { useKit, useLanguage } from '@territori/kit';
import { useEffect, useRef } from 'react';
import type { ReportView } from '../data/ReportView.ts';

/**
 * A link opens in its language. When the visitor then switches the language, the address changes at once; otherwise a
 * reload or a shared link would return to the first language.
 */
export function useLanguageOfLink(linked: Language | undefined, show: (view: Partial<ReportView>) => void): void {
  const kit = useKit();
  const language = useLanguage();
  const followed = useRef<Language | undefined>(undefined);
  useEffect(() => {
    const before = followed.current;
    followed.current = linked;
    // the kit has the language at once, the screen after its next render
    if (linked === undefined || linked === language || linked === kit.language) return;
    if (linked === before) show({});
    else kit.setLanguage(linked);
  }, [kit, linked, language, show]);
}
