const PARAMETER = 'language';

/**
 * A link into the portal may name its language before the route (`/?language=en#/storia_ua/10370610`): it counts as the visitor's choice,
 * and leaves the address, so that a reload does not undo a later choice.
 */
export function takeLanguageOfAddress({ location, history }: Pick<Window, 'location' | 'history'>, storage: Storage | null): void {
  const address = new URL(location.href);
  const language = address.searchParams.get(PARAMETER);
  if (language === null) return;
  try {
    if (language === 'it' || language === 'en') storage?.setItem('lng', language);
  } catch {
    // full or forbidden: the page is in the language that it would have anyway
  }
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', address);
}
