import type { PortalConfig } from '@territori/contract';

/** What an embedded section takes from the portal from which it comes. The addresses of the identity are absolute. */
export type PortalOfSection = Partial<Pick<PortalConfig, 'product' | 'identity' | 'publisher'>>;
