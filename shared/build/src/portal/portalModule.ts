import type { PortalConfig } from '@territori/contract';

/** Its address. */
export const PORTAL_MODULE = '/identita/portal.js';

/**
 * `/identita/portal.js`: what a section in another site takes of `/config.json`, with absolute addresses. A module, because a page that lets
 * in the section's script lets it in too.
 */
export const portalModule = ({ product, identity, publisher }: PortalConfig): string =>
  `export default JSON.parse(JSON.stringify(${JSON.stringify({ product, identity, publisher })}),(_,value)=>` +
  "typeof value==='string'&&value.startsWith('identita/')?new URL('../'+value,import.meta.url).href:value);\n";
