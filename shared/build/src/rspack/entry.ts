/** The file name of a section's entry. A separate file, because the release tools, which run without the bundler, read it too. */
export const ENTRY = 'remoteEntry.js';
