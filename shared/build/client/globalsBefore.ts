/** The page's globals before anything of the embed has run: the first module of the embed that is evaluated. */
const before = new Set(Object.getOwnPropertyNames(window));

/** Removes the globals that libraries have left since (react-router notes its version in one). */
export function removeNewGlobals(): void {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (!before.has(name)) Reflect.deleteProperty(window, name);
  }
}
