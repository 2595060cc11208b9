/** The addresses of a section's script: the one of the running version, and that of a version. */
export const SECTION_SCRIPT = /^\/mf\/[^/]+(\/[^/]+)?\/embed\.js$/;

/**
 * Answers the address of a section's script where there is none, with status 200: a browser runs no module whose status reports an error,
 * and tells the page nothing about it. The element then keeps its own content.
 */
export const missingSection =
  "console.error('There is no section of the portal at ' + import.meta.url + '. The sections and their versions: registry.json at the address of the portal.'); export function mount() { throw new Error('There is no section of the portal at ' + import.meta.url); }";
