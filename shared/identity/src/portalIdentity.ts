import type { PortalIdentity } from '@territori/contract';
import type { Identity } from './Identity.ts';
import { readIdentity } from './readIdentity.ts';

/** What the pages show of an identity, as `/config.json` says it; undefined for the portal's own, which they hold. */
export function portalIdentity({ folder, subtitle, links, colors }: Identity): PortalIdentity | undefined {
  return folder === readIdentity().folder ? undefined : { subtitle, links, colors, mark: 'identita/mark.svg' };
}
