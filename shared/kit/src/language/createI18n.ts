import type { Language } from '@territori/contract';
import { SOURCE_LANGUAGE } from '@territori/languages';
import { createInstance, type i18n as I18n } from 'i18next';

/**
 * A separate i18next instance, never the global one: a page can contain two instances in two languages. It is ready
 * when the function returns. Texts are flat dictionaries, one namespace per section; `{{product}}` means the
 * product's name in any of them. With `warn`, a key without a text is reported once on the console: the page shows the
 * key, which is easily overlooked.
 */
export function createI18n(language: Language, product: string, { warn = false }: { readonly warn?: boolean } = {}): I18n {
  const i18n = createInstance();
  const reported = new Set<string>();
  i18n.init({
    lng: language,
    fallbackLng: SOURCE_LANGUAGE,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    ns: [],
    // React escapes what it renders
    interpolation: { escapeValue: false, defaultVariables: { product } },
    // components draw themselves again when a translation has come
    react: { useSuspense: false, bindI18nStore: 'added' },
    resources: {},
    saveMissing: warn,
    saveMissingPlurals: false,
    missingKeyHandler(_languages, namespace, key) {
      const missing = `The texts of "${namespace}" have no key "${key}": it is shown as it is.`;
      if (!reported.has(missing)) console.warn(missing);
      reported.add(missing);
    },
  });
  return i18n;
}
