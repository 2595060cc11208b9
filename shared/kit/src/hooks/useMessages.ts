import type { BundledTexts, MessageKey, Messages, Translations } from '@territori/contract';
import { SOURCE_LANGUAGE } from '@territori/languages';
import { createContext, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useKit } from '../kit/useKit.ts';
import { declareTexts } from '../language/declaredTexts.ts';

/** The text of a key in the visitor's language. Values fill `{{name}}`; `count` chooses the plural. */
export type Translate<M extends Messages> = (key: MessageKey<M>, values?: Readonly<Record<string, string | number>>) => string;

/** Namespace of the texts that components below it use: the section's id. */
export const NamespaceContext = createContext<string | null>(null);

/** The texts of the section it is called in: `const t = useMessages<typeof it>()`. */
export function useMessages<M extends Messages>(): Translate<M> {
  const namespace = useContext(NamespaceContext);
  if (namespace === null) throw new Error('useMessages: not inside a section. Use createMessages for texts that belong to no section.');
  return useNamespace<M>(namespace);
}

/**
 * For a package that is not a section: the hook to its texts; call it once, at module level. A page waits for the translations of what its
 * code brings; a part that comes later shows them when they have come.
 * `const useMapMessages = createMessages('map', { it }, (language) => import(`@territori/languages/${language}/map.json`))`
 */
export function createMessages<const M extends Messages>(
  namespace: string,
  texts: { it: M } & { readonly [language: string]: { readonly [K in keyof M]: string } },
  translations?: Translations,
): () => Translate<M> {
  declareTexts(namespace, { bundled: texts as BundledTexts, load: translations });
  return () => useNamespace<M>(namespace);
}

function useNamespace<M extends Messages>(namespace: string): Translate<M> {
  const { t, i18n } = useTranslation(namespace);
  const { texts } = useKit();
  return useCallback(
    (key, values) => {
      if (i18n.language === SOURCE_LANGUAGE) return t(key, { ...values });
      const { res, usedLng } = t(key, { ...values, returnDetails: true });
      if (usedLng === SOURCE_LANGUAGE) texts.borrow(res);
      return res;
    },
    [t, i18n, texts],
  );
}
