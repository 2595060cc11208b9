/** The file name of a section's entry. Stands alone: the release tools, which run without the bundler, read it too. */
export const ENTRY = 'remoteEntry.js';
