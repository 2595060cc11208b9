/** `embed.js` of a version's folder, or, one folder up, the one that leads to the version in use. */
export const embedAddress = (base: string, pinned: boolean): string => new URL(pinned ? 'embed.js' : '../embed.js', base).href;

/** The API's address as a page elsewhere has to name it. */
export const apiAddress = (configured: string): string => configured.replace(/\/$/, '') || location.origin;
