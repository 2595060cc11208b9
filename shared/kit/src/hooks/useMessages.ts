import type { Language, MessageKey, Messages } from '@territori/contract';
import { createContext, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useKit } from '../kit/useKit.ts';
import { addTexts } from '../language/createI18n.ts';

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

/** For a package that is not a section: the hook to its texts, `const useFlowMessages = createMessages('report-flow', { it, en })`. */
export function createMessages<const M extends Messages>(
  namespace: string,
  texts: { it: M } & Record<Language, { readonly [K in keyof M]: string }>,
): () => Translate<M> {
  return function useTexts() {
    addTexts(useKit().i18n, namespace, texts);
    return useNamespace<M>(namespace);
  };
}

function useNamespace<M extends Messages>(namespace: string): Translate<M> {
  const { t } = useTranslation(namespace);
  return useCallback((key, values) => t(key, { ...values }), [t]);
}
