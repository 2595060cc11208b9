import type { PortalConfig } from '@territori/contract';
import { readConfig } from './readConfig.ts';
import { type ReadRegistry, readRegistry } from './readRegistry.ts';

export interface Reading {
  readonly config: Promise<PortalConfig>;
  readonly registry: Promise<ReadRegistry>;
}

/** The address of the registry, resolved against the page. */
export const registryAddress = () => new URL('registry.json', document.baseURI).href;

/** Requests the configuration and the registry at the same time. */
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
