/** `release/release.json` in the folder of a static service: the version with which its image was built. */
export interface Release {
  /** `shell` or the id of a section. */
  readonly part: string;
  readonly version: string;
}

export const RELEASE_FILE = 'release/release.json';
/** The shell's page, from its sources; it becomes `index.html` with the addresses of a release. */
export const PAGE_FILE = 'release/page.html';
