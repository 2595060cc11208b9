import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Portal } from './Portal.ts';
import { useNewVersion } from './useNewVersion.ts';

interface PortalInUse extends Portal {
  /** True once a newer registry was found. */
  readonly newVersion: boolean;
  /** Reads the registry again, after something could not be loaded. */
  readonly lookForNewVersion: () => Promise<void>;
}

const PortalContext = createContext<PortalInUse | null>(null);

export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  const { newVersion, lookForNewVersion } = useNewVersion(portal.revision);
  const inUse = useMemo(() => ({ ...portal, newVersion, lookForNewVersion }), [portal, newVersion, lookForNewVersion]);
  return <PortalContext value={inUse}>{children}</PortalContext>;
}

export function usePortal(): PortalInUse {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal: no PortalProvider above this component');
  return portal;
}
