const PARAMETER = 'language';
/** A language as addresses write it, `en` or `it-XA`. Which ones the portal offers is not known yet: another one counts as none later. */
const TAG = /^[a-z]{2,3}(-[A-Za-z]{2})?$/;

/**
 * A link into the portal may name its language before the route (`/?language=en#/storia_ua/10370610`): it counts as the visitor's choice,
 * and leaves the address, so that a reload does not undo a later choice.
 */
export function takeLanguageOfAddress({ location, history }: Pick<Window, 'location' | 'history'>, storage: Storage | null): void {
  const address = new URL(location.href);
  const language = address.searchParams.get(PARAMETER);
  if (language === null) return;
  try {
    if (TAG.test(language)) storage?.setItem('lng', language);
  } catch {
    // full or forbidden: the page is in the language that it would have anyway
  }
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', address);
}
