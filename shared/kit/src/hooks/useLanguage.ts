import type { Language } from '@territori/contract';
import { useSyncExternalStore } from 'react';
import { useKit } from '../kit/useKit.ts';

/** The language on screen. `useKit().setLanguage` changes it. */
export function useLanguage(): Language {
  const kit = useKit();
  return useSyncExternalStore(
    (changed) => {
      kit.i18n.on('languageChanged', changed);
      return () => kit.i18n.off('languageChanged', changed);
    },
    () => kit.language,
  );
}
