import type { QueryClient } from '@tanstack/react-query';
import type { Language, PortalConfig, SectionManifest, SectionRoute } from '@territori/contract';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { Api, EditionInUse } from '../api/Api.ts';
import type { Texts } from '../language/Texts.ts';
import type { Notifications } from '../notifications/Notifications.ts';
import type { PageState } from '../page/PageState.ts';
import type { SessionState } from '../session/SessionState.ts';
import type { SectionDirectory } from './SectionDirectory.ts';

/** Everything that the parts of one portal, or of one embedded section, share. Modules hold none of this state. */
export interface Kit {
  readonly config: PortalConfig;
  readonly language: Language;
  /** The languages that the visitor can choose. */
  readonly languages: readonly Language[];
  /** Switches every text at once, when those of the language have come, and remembers the choice. */
  setLanguage(language: Language): Promise<void>;
  readonly i18n: I18n;
  readonly texts: Texts;
  readonly api: Api;
  /** The edition of the data with which the page was opened; null until the shell knows it, and once the service has another one. */
  edition: EditionInUse | null;
  readonly queries: QueryClient;
  /** Valtio proxy, persisted for the tab. */
  readonly session: SessionState;
  readonly notifications: Notifications;
  /** Valtio proxy: the text of the polite live region. */
  readonly announcement: { text: string };
  /** Valtio proxy. */
  readonly page: PageState;
  /** Valtio proxy. */
  readonly directory: SectionDirectory;
  /** A section's title in the language on screen. */
  sectionTitle(manifest: SectionManifest): string;
  /** Pages whose code is loaded, so that a second visit shows them at once. */
  readonly pages: WeakMap<SectionRoute, ComponentType>;
  /** Ends timers and subscriptions and clears the caches. */
  dispose(): void;
}
