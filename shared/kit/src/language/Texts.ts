import type { Language, Translations } from '@territori/contract';
import { SOURCE_LANGUAGE } from '@territori/languages';
import type { i18n as I18n } from 'i18next';
import { hearDeclaredTexts } from './declaredTexts.ts';
import type { TextSource } from './TextSource.ts';

/** Makes the texts of some languages from the Italian ones, in place of files: those of the language of tests. */
export type Derived = Readonly<Record<Language, <T extends object>(italian: T) => T>>;

/** Whether a file of texts does not exist: the bundler says `MODULE_NOT_FOUND`, Node `ERR_MODULE_NOT_FOUND`. */
const isMissing = (reason: unknown) => String((Object(reason) as { code?: unknown }).code).endsWith('MODULE_NOT_FOUND');

/**
 * The texts of a page, by namespace. The Italian ones come with the code; those of another language are loaded when it is on screen, and
 * what it lacks stays Italian.
 */
export class Texts {
  readonly #i18n: I18n;
  readonly #sources = new Map<string, TextSource>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #borrowed = new Set<string>();
  readonly #borrowers = new Set<() => void>();
  readonly #derived: Derived;
  /** Ends what follows the declarations of packages. */
  readonly dispose: () => void;

  constructor(i18n: I18n, derived: Derived = {}) {
    this.#i18n = i18n;
    this.#derived = derived;
    this.dispose = hearDeclaredTexts((namespace, source) => this.add(namespace, source));
    i18n.on('languageChanged', () => this.#borrowed.clear());
  }

  /** Registers the texts of one namespace, and begins to load those of the language on screen; a second call has no effect. */
  add(namespace: string, source: TextSource): void {
    if (this.#sources.has(namespace)) return;
    this.#sources.set(namespace, source);
    for (const [language, texts] of Object.entries(source.bundled)) if (texts) this.#put(language, namespace, texts, true);
    this.wait(namespace);
  }

  /** Undefined where the texts of a namespace are there in a language; else the promise of them, the same for every call. Never rejects. */
  wait(namespace: string, language: Language = this.#i18n.language): Promise<void> | undefined {
    const source = this.#sources.get(namespace);
    if (!source || language === SOURCE_LANGUAGE || this.#i18n.hasResourceBundle(language, namespace)) return undefined;
    const key = `${language} ${namespace}`;
    const running = this.#loading.get(key);
    if (running) return running;
    const loading = this.#load(namespace, source, language).finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  /** Undefined where every text that the page has is there in a language; else the promise of them. Never rejects. */
  load(language: Language = this.#i18n.language): Promise<unknown> | undefined {
    const waiting = [...this.#sources.keys()].flatMap((namespace) => this.wait(namespace, language) ?? []);
    return waiting.length > 0 ? Promise.all(waiting) : undefined;
  }

  /** A namespace as one object, in the language on screen or, where that lacks it, in Italian. */
  content(namespace: string): object {
    const own = this.#i18n.getResourceBundle(this.#i18n.language, namespace) as object | undefined;
    if (own && Object.keys(own).length > 0) return own;
    const source = this.#i18n.getResourceBundle(SOURCE_LANGUAGE, namespace) as object;
    this.borrowAll(source);
    return source;
  }

  /** Notes an Italian text that is shown because the language on screen lacks it. */
  borrow(text: string): void {
    if (this.#borrowed.has(text)) return;
    this.#borrowed.add(text);
    for (const hear of this.#borrowers) hear();
  }

  /** The same for every text in a value, such as an answer of the API that is in Italian. */
  borrowAll(content: unknown): void {
    if (typeof content === 'string') this.borrow(content);
    else for (const part of Object.values(Object(content))) this.borrowAll(part);
  }

  isBorrowed(text: string): boolean {
    return this.#borrowed.has(text);
  }

  /** Calls `hear` after each further text that is borrowed, and at once where there are some; returns what ends it. */
  onBorrow(hear: () => void): () => void {
    if (this.#borrowed.size > 0) hear();
    this.#borrowers.add(hear);
    return () => {
      this.#borrowers.delete(hear);
    };
  }

  /** A file of texts in a language, or undefined where the language lacks it. Rejects when it does not arrive. */
  async read<T extends object>(
    language: Language,
    italian: () => Promise<T>,
    load: Translations<object> | undefined,
  ): Promise<T | undefined> {
    const derive = this.#derived[language];
    if (derive) return derive(await italian());
    try {
      return (await load?.(language))?.default as T | undefined;
    } catch (reason) {
      if (isMissing(reason)) return undefined;
      throw reason;
    }
  }

  async #load(namespace: string, { bundled, load }: TextSource, language: Language): Promise<void> {
    const texts = await this.read(language, async () => bundled.it, load).catch((reason) => {
      console.error(`The texts of "${namespace}" in "${language}" did not load; they are shown in Italian.`, reason);
      return undefined;
    });
    this.#put(language, namespace, texts ?? {}, false);
  }

  /** @param silent whether no component has shown a text of them yet */
  #put(language: Language, namespace: string, texts: object, silent: boolean): void {
    this.#i18n.addResourceBundle(language, namespace, texts, false, true, { silent });
  }
}
