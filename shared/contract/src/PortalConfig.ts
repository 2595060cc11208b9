import type { Language, Localized } from '@territori/languages';

/** `/config.json`: what differs between environments, read at run time. */
export interface PortalConfig {
  readonly product: string;
  /** LOCALE, SVILUPPO or COLLAUDO; absent in production. */
  readonly environment?: 'LOCALE' | 'SVILUPPO' | 'COLLAUDO';
  /** Origin and prefix of the API, `''` for the portal's own origin. */
  readonly api: string;
  /** Origin of the published services, `''` for the portal's own. */
  readonly publish?: string;
  /** Who publishes the portal, where it is not the portal's own identity. */
  readonly identity?: PortalIdentity;
  /** The publisher of the portal, as far as the operator has configured it. */
  readonly publisher?: Publisher;
  /** True where a visitor may open any published version of a section: `?section.glossario=@1.0.1`. */
  readonly previews?: boolean;
  /** The languages that a visitor can choose; the first is the one of visitors who have not. Italian and English when left out. */
  readonly languages?: readonly Language[];
  /** Percent of the visits, 0 to 100, in which the browser counts failures and web vitals; none when left out. */
  readonly outcomeSample?: number;
  /** Days for which the servers keep the log of requests. */
  readonly logDays?: number;
}

/** A link of an identity, with its text in each language. */
export interface IdentityLink extends Localized {
  readonly url: string;
}

/** The typeface of an identity; addresses are relative to the portal's page. */
export interface IdentityTypeface {
  readonly family: string;
  readonly files: readonly { readonly address: string; readonly weight: string }[];
  /** TrueType files for PDFs. */
  readonly documents?: { readonly regular: string; readonly bold: string };
}

/** What the pages show of an identity. */
export interface PortalIdentity {
  readonly subtitle: Localized;
  readonly links: { readonly header: readonly IdentityLink[]; readonly footer: readonly IdentityLink[] };
  /** The colours of each scheme by their names in the theme, and what changes of them for a visitor who prefers more contrast. */
  readonly colors: Readonly<Record<'light' | 'dark' | 'moreContrastLight' | 'moreContrastDark', Readonly<Record<string, string>>>>;
  /** Address of the mark, relative to the portal's page. */
  readonly mark: string;
  /** How a page is cited, where the identity has its own form. */
  readonly citation?: Localized;
  /** What the tag of an environment says, where it is not the environment's name. */
  readonly environments?: Readonly<Record<string, Localized>>;
  readonly typeface?: IdentityTypeface;
  /** Addresses of the identity's own statements, by name and language, relative to the portal's page. */
  readonly statements?: Readonly<Record<string, Localized>>;
}

/** The body that publishes the portal and decides about the data of its visitors. */
export interface Publisher {
  readonly name?: string;
  readonly email?: string;
  /** Contact of its data protection officer: an e-mail or web address. */
  readonly dataProtectionOfficer?: string;
}
