import { QueryClient } from '@tanstack/react-query';
import type { Language, PortalConfig } from '@territori/contract';
import { STANDARD_LANGUAGES, textIn } from '@territori/languages';
import { proxy } from 'valtio';
import { createApi } from '../api/createApi.ts';
import { createDownloadCache } from '../api/downloadCache.ts';
import { faultNotification } from '../api/faultNotification.ts';
import { createI18n } from '../language/createI18n.ts';
import { KIT_NAMESPACE, kitTexts } from '../language/kitTexts.ts';
import { storedLanguage, storeLanguage } from '../language/storedLanguage.ts';
import { type Derived, Texts } from '../language/Texts.ts';
import { Notifications } from '../notifications/Notifications.ts';
import type { PageState } from '../page/PageState.ts';
import { createSession } from '../session/createSession.ts';
import type { Kit } from './Kit.ts';
import { browserStorage, noStorage, type PortalStorage } from './PortalStorage.ts';
import type { SectionDirectory } from './SectionDirectory.ts';

export interface KitOptions {
  readonly config: PortalConfig;
  /** The first language; by default the stored one, else the first one of the portal. */
  readonly language?: Language;
  /** By default the browser's storages; null keeps everything in memory. */
  readonly storage?: PortalStorage | null;
  /** Goes back one step after status 419. By default in the browser's history. */
  readonly goBack?: () => void;
  /** Languages whose texts are made from the Italian ones, in place of files. */
  readonly derived?: Derived | undefined;
  /** By default the browser's. */
  readonly fetch?: typeof fetch;
}

/** Local storage key of the optional bearer token. */
const TOKEN_KEY = 'token';
/** How long a query result counts as fresh. An edition of the data changes only a few times a year. */
const FRESH_MS = 5 * 60_000;
/**
 * Milliseconds after a failed call in which a component that is mounted does not repeat it. Without this limit a component that is shown
 * because of the failure would repeat the call, be removed while it runs, and be shown again: an endless loop.
 */
const FAILED_MS = 30_000;

export function createKit({
  config,
  language,
  storage = browserStorage(),
  goBack = () => history.back(),
  derived,
  fetch = window.fetch.bind(window),
}: KitOptions): Kit {
  const { local, session: tab } = storage ?? noStorage;
  const languages = config.languages ?? STANDARD_LANGUAGES;
  const i18n = createI18n(language ?? storedLanguage(local, languages), config.product, { warn: config.environment !== undefined });
  const texts = new Texts(i18n, derived);
  texts.add(KIT_NAMESPACE, kitTexts);
  const directory = proxy<SectionDirectory>({ manifests: {} });
  const session = createSession(tab);
  const notifications = new Notifications();
  const current = (): Language => i18n.language;
  let wanted = current();
  const t = i18n.getFixedT(null, KIT_NAMESPACE);

  const queries = new QueryClient({
    // an error is shown once, by the catalogue: the visitor decides whether to try again
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > FAILED_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: FRESH_MS,
        networkMode: 'always',
      },
    },
  });

  const api = createApi({
    base: config.api,
    language: current,
    edition: () => kit.edition,
    onEditionRefused: () => {
      kit.edition = null;
    },
    token: () => local?.getItem(TOKEN_KEY) ?? null,
    onOtherLanguage: (answer) => texts.borrowAll(answer),
    downloads: createDownloadCache(session.state),
    fetch,
    onFault(status, answer, { silent, inPlace }) {
      const fault = faultNotification(status, answer, t);
      const leaves = status === 419;
      if (!silent && (leaves || !inPlace)) notifications.show(fault);
      if (!silent && leaves) goBack();
      return fault;
    },
  });

  const kit: Kit = {
    config,
    get language() {
      return current();
    },
    languages,
    async setLanguage(next) {
      storeLanguage(local, next);
      wanted = next;
      const waiting = texts.load(next);
      if (waiting) await waiting;
      // the visitor may have chosen another one meanwhile
      if (wanted === next) await i18n.changeLanguage(next);
    },
    i18n,
    texts,
    api,
    edition: null,
    queries,
    session: session.state,
    notifications,
    announcement: proxy({ text: '' }),
    page: proxy<PageState>({ title: null, ownTitle: null, shown: null }),
    directory,
    // the registry knows the titles in every language that the portal has
    sectionTitle: ({ id, title }) => textIn(directory.manifests[id]?.title ?? title, current()).replaceAll('{{product}}', config.product),
    pages: new WeakMap(),
    dispose() {
      session.dispose();
      texts.dispose();
      notifications.clear();
      // a call that ends after the removal of its query would start a timer that is never cleared
      queries.cancelQueries().then(() => queries.clear());
    },
  };
  return kit;
}
