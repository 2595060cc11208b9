import { useEffect, useState } from 'react';
import type { Surroundings } from './surroundings.ts';

let loading: Promise<Surroundings> | undefined;

/** Loads what lies around Italy and its lakes, once for all maps. */
export function loadSurroundings(): Promise<Surroundings> {
  loading ??= import('./surroundings.ts').then(({ surroundings }) => surroundings());
  // what could not be loaded is asked for again
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

const NONE: Surroundings = { land: '', lakes: '' };

/** The surroundings; empty while they are loading: a map does not wait for them. */
export function useSurroundings(): Surroundings {
  const [loaded, setLoaded] = useState(NONE);
  useEffect(() => {
    loadSurroundings().then(setLoaded, () => undefined);
  }, []);
  return loaded;
}
