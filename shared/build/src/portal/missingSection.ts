/** The addresses of a section's script: the one of the running version, and that of a version. */
export const SECTION_SCRIPT = /^\/mf\/[^/]+(\/[^/]+)?\/embed\.js$/;

/**
 * The answer to the address of a script that no section has: a module that names the fault, with status 200, because a browser does not run
 * a module whose status is an error, and does not report the reason to the page. The element then keeps its own content.
 */
export const missingSection =
  "const fault = 'This portal offers no section at ' + import.meta.url + '. Its sections and their versions are listed in registry.json, at the address of the portal.'; console.error(fault); export function mount() { throw new Error(fault); }";
