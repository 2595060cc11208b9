import type { PortalConfig } from '@territori/contract';
import { readConfig } from './readConfig.ts';
import { type ReadRegistry, readRegistry } from './readRegistry.ts';

export interface Reading {
  readonly config: Promise<PortalConfig>;
  readonly registry: Promise<ReadRegistry>;
}

/** Where the registry is, seen from the page. */
export const registryAddress = () => new URL('registry.json', document.baseURI).href;

/** Asks for the configuration and the registry at once. */
export function startReading(): Reading {
  return {
    config: readConfig(new URL('config.json', document.baseURI).href),
    registry: readRegistry(registryAddress(), localStorageIfAllowed()),
  };
}

export function localStorageIfAllowed(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
