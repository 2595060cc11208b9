import type { Identity } from './Identity.ts';
import { readIdentity } from './readIdentity.ts';

/**
 * What the pages show of an identity, as `/config.json` says it (`PortalIdentity` of the contract). Undefined for the own one, which they
 * hold.
 */
export function portalIdentity({ folder, subtitle, links, colors }: Identity) {
  return folder === readIdentity().folder ? undefined : { subtitle, links, colors, mark: 'identita/mark.svg' };
}
