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
  const storage = localStorageIfAllowed();
  return {
    config: readConfig(new URL('config.json', document.baseURI).href, storage),
    registry: readRegistry(registryAddress(), storage),
  };
}

/** The storage of the browser; null where cookies are blocked, because access throws there. */
export const localStorageIfAllowed = (): Storage | null => ifAllowed(() => window.localStorage);

/** The storage of the tab; null where cookies are blocked. */
export const sessionStorageIfAllowed = (): Storage | null => ifAllowed(() => window.sessionStorage);

function ifAllowed(storage: () => Storage): Storage | null {
  try {
    return storage();
  } catch {
    return null;
  }
}
