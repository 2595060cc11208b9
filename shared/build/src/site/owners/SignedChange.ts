/** What the owner of a part signs with each change of a site. */
export interface SignedChange {
  readonly site: string;
  readonly revision: number;
  /** The hash of the revision on which it was made. */
  readonly previous: string | null;
}

/** The type of the statement of a change. */
export const SIGNED_CHANGE = 'urn:territori:change:1';
