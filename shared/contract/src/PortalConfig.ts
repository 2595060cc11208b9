/** `/config.json`: what differs between environments, read at run time. */
export interface PortalConfig {
  readonly product: string;
  /** LOCALE, SVILUPPO or COLLAUDO; absent in production. */
  readonly environment?: 'LOCALE' | 'SVILUPPO' | 'COLLAUDO';
  /** Origin and prefix of the API, `''` for the portal's own origin. */
  readonly api: string;
  /** Origin of the published services, `''` for the portal's own. */
  readonly publish?: string;
  /** Who answers for the portal, as far as its operator has said. */
  readonly publisher?: Publisher;
  /** Days for which the servers keep the log of requests. */
  readonly logDays?: number;
}

/** The body that publishes the portal and decides about the data of its visitors. */
export interface Publisher {
  readonly name?: string;
  readonly email?: string;
  /** Where its data protection officer is written to: an address of mail or of the web. */
  readonly dataProtectionOfficer?: string;
}
