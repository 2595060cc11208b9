import type { PortalConfig } from '@territori/contract';
import { offeredLanguage } from '@territori/languages';

const PARAMETER = 'language';

/**
 * A link into the portal may name its language before the route (`/?language=en#/storia_ua/10370610`): it counts as the visitor's choice,
 * and leaves the address at once, so that a reload does not undo a later choice.
 * @param config of the portal, which names its languages: the choice is stored when they are known
 */
export async function takeLanguageOfAddress(
  { location, history }: Pick<Window, 'location' | 'history'>,
  storage: Storage | null,
  config: Promise<Pick<PortalConfig, 'languages'>>,
): Promise<void> {
  const address = new URL(location.href);
  const wanted = address.searchParams.get(PARAMETER);
  if (wanted === null) return;
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', address);
  const { languages } = await config;
  try {
    const language = offeredLanguage(wanted, languages);
    if (language) storage?.setItem('lng', language);
  } catch {
    // full or forbidden: the page is in the language that it would have anyway
  }
}
