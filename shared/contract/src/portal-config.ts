/** `/config.json`: what differs between environments, read at run time. */
export interface PortalConfig {
  readonly product: string;
  /** LOCALE, SVILUPPO or COLLAUDO; absent in production. */
  readonly environment?: 'LOCALE' | 'SVILUPPO' | 'COLLAUDO';
  /** Origin and prefix of the API, `''` for the portal's own origin. */
  readonly api: string;
  /** Origin of the published services, `''` for the portal's own. */
  readonly publish?: string;
}
