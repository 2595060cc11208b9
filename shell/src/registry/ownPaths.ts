/** The paths of the portal's own pages. The build publishes them, and no section can have one. */
export const OWN_PATHS = {
  accessibility: '/accessibilita',
  help: '/aiuto',
  privacy: '/privacy',
  embedding: '/incorpora',
  versions: '/versioni',
  catalogue: '/componenti',
} as const;
