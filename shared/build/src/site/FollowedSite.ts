/** What a copy remembers of the site that it follows, so that nobody takes it back. */
export interface FollowedSite {
  readonly root: string | null;
  readonly owners: number;
  readonly revision: number;
  /** Whether files were not those that were signed: the next look tries them again. */
  readonly heldBack: boolean;
}

export const FOLLOWED_SITE_FILE = 'mirror.json';
