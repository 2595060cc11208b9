import type { Language, Messages } from '@territori/contract';
import { createInstance, type i18n as I18n } from 'i18next';
import en from '../messages/en.json';
import it from '../messages/it.json';

/** Namespace of the kit's own few texts: the error catalogue. */
export const KIT_NAMESPACE = 'kit';

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
    fallbackLng: 'it',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    ns: [],
    // React escapes what it renders
    interpolation: { escapeValue: false, defaultVariables: { product } },
    react: { useSuspense: false },
    resources: {},
    saveMissing: warn,
    saveMissingPlurals: false,
    missingKeyHandler(_languages, namespace, key) {
      const missing = `The texts of "${namespace}" have no key "${key}": it is shown as it is.`;
      if (!reported.has(missing)) console.warn(missing);
      reported.add(missing);
    },
  });
  addTexts(i18n, KIT_NAMESPACE, { it, en });
  return i18n;
}

/** Registers the texts of one namespace in both languages; a second call has no effect. */
export function addTexts(i18n: I18n, namespace: string, texts: Readonly<Record<Language, Messages>>): void {
  if (i18n.hasResourceBundle('it', namespace)) return;
  i18n.addResourceBundle('it', namespace, texts.it);
  i18n.addResourceBundle('en', namespace, texts.en);
}
