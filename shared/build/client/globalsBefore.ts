/** The page's globals before the embed runs: this must be the first module of the embed. */
const before = new Set(Object.getOwnPropertyNames(window));

/** Removes the globals that libraries have added since (react-router stores its version in one). */
export function removeNewGlobals(): void {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (!before.has(name)) Reflect.deleteProperty(window, name);
  }
}
