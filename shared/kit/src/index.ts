export type { Api, CallOptions, DownloadedFile, DownloadOptions, EditionInUse, Exchange, ExchangeOptions, QueryValue } from './api/Api.ts';
export { ApiError } from './api/ApiError.ts';
export {
  clampDate,
  DEFAULT_PERIOD_START,
  EARLIEST_DATE,
  formatDate,
  isOpenEnd,
  lastYearBefore,
  parseDate,
  today,
} from './calendar/dates.ts';
export { useAnnounce } from './hooks/useAnnounce.ts';
export { useApi } from './hooks/useApi.ts';
export { useCitation } from './hooks/useCitation.ts';
export { useContent } from './hooks/useContent.ts';
export { useHref } from './hooks/useHref.ts';
export { useLanguage } from './hooks/useLanguage.ts';
export { createMessages, type Translate, useMessages } from './hooks/useMessages.ts';
export { useNotify } from './hooks/useNotify.ts';
export { usePageTitle } from './hooks/usePageTitle.ts';
export { useProduct } from './hooks/useProduct.ts';
export { useSession } from './hooks/useSession.ts';
export { createKit, type KitOptions } from './kit/createKit.ts';
export type { Kit } from './kit/Kit.ts';
export { KitProvider } from './kit/KitProvider.tsx';
export type { PortalStorage } from './kit/PortalStorage.ts';
export { useKit } from './kit/useKit.ts';
export { formatNumber } from './language/formatNumber.ts';
export type { Notification } from './notifications/Notifications.ts';
export { SEARCH_PLACE } from './page/searchPlace.ts';
export type { Categoria, SessionState } from './session/SessionState.ts';
