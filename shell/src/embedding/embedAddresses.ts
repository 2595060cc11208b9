/** `embed.js` in a version's folder, or the one in the folder above, which leads to the version in use. */
export const embedAddress = (base: string, pinned: boolean): string => new URL(pinned ? 'embed.js' : '../embed.js', base).href;

/** The absolute address of the API, for pages on other origins. */
export const apiAddress = (configured: string): string => configured.replace(/\/$/, '') || location.origin;
