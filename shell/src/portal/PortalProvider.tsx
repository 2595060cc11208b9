import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { readRegistry } from '../registry/readRegistry.ts';
import { localStorageIfAllowed, registryAddress } from '../startReading.ts';
import type { Portal } from './Portal.ts';

interface PortalInUse extends Portal {
  /** True once the registry was seen to have moved on. */
  readonly newVersion: boolean;
  /** Reads the registry again, after something could not be loaded. Never reloads by itself: what the visitor has typed stays. */
  readonly lookForNewVersion: () => Promise<void>;
}

const PortalContext = createContext<PortalInUse | null>(null);

export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  const [newVersion, setNewVersion] = useState(false);
  const lookForNewVersion = useCallback(async () => {
    const { registry, source } = await readRegistry(registryAddress(), localStorageIfAllowed(), { cache: 'no-store' });
    if (source === 'network' && registry.revision !== portal.revision) setNewVersion(true);
  }, [portal]);
  const inUse = useMemo(() => ({ ...portal, newVersion, lookForNewVersion }), [portal, newVersion, lookForNewVersion]);
  return <PortalContext value={inUse}>{children}</PortalContext>;
}

export function usePortal(): PortalInUse {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal: no PortalProvider above this component');
  return portal;
}
