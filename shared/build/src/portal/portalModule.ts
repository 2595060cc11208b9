import type { PortalConfig } from '@territori/contract';

/** Its address. */
export const PORTAL_MODULE = '/identita/portal.js';

/**
 * `/identita/portal.js`: `/config.json` for a section in another site, with absolute addresses of the identity's files. A module, because
 * a page that lets in the section's script lets it in too.
 */
export const portalModule = (config: PortalConfig): string =>
  `export default JSON.parse(JSON.stringify(${JSON.stringify(config)}),(_,value)=>` +
  "typeof value==='string'&&value.startsWith('identita/')?new URL('../'+value,import.meta.url).href:value);\n";
