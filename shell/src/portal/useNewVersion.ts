import { useCallback, useEffect, useState } from 'react';
import { parseRegistry } from '../registry/parseRegistry.ts';
import { REGISTRY_KEY, readRegistry } from '../registry/readRegistry.ts';
import { localStorageIfAllowed, registryAddress } from '../registry/startReading.ts';

/**
 * Whether the portal has a newer release than `revision`, with which this page was opened, and a function that checks.
 * It also checks when the visitor returns to the tab, and learns it from another tab that has read a newer registry. It
 * never reloads, so that the visitor's input is kept.
 */
export function useNewVersion(revision: number): { newVersion: boolean; lookForNewVersion: () => Promise<void> } {
  const [newVersion, setNewVersion] = useState(false);

  const lookForNewVersion = useCallback(async () => {
    const { registry, source } = await readRegistry(registryAddress(), localStorageIfAllowed(), { cache: 'no-store' });
    if (source === 'network' && registry.revision !== revision) setNewVersion(true);
  }, [revision]);

  useEffect(() => {
    const returned = () => {
      if (document.visibilityState === 'visible') void lookForNewVersion();
    };
    const heard = ({ key, newValue }: StorageEvent) => {
      const registry = key === REGISTRY_KEY && newValue ? parseRegistry(newValue, registryAddress()) : null;
      if (registry && registry.revision !== revision) setNewVersion(true);
    };
    document.addEventListener('visibilitychange', returned);
    window.addEventListener('storage', heard);
    return () => {
      document.removeEventListener('visibilitychange', returned);
      window.removeEventListener('storage', heard);
    };
  }, [lookForNewVersion, revision]);

  return { newVersion, lookForNewVersion };
}
