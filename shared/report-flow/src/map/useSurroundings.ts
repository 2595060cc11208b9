import { useEffect, useState } from 'react';

let loading: Promise<string> | undefined;

/** Loads the land around Italy as an SVG path in kilometres, once for all maps. */
export function loadSurroundings(): Promise<string> {
  loading ??= import('./surroundings.ts').then(({ surroundings }) => surroundings());
  // what could not be loaded is asked for again
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** The land around Italy as an SVG path in kilometres; empty while it is loading: a map does not wait for it. */
export function useSurroundings(): string {
  const [path, setPath] = useState('');
  useEffect(() => {
    loadSurroundings().then(setPath, () => undefined);
  }, []);
  return path;
}
