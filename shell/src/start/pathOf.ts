import { HOME_PATH } from '../routing/sectionAt.ts';

/** The path in the hash of an address, as the router reads it. */
export function pathOf(hash: string): string {
  const path = (hash.slice(1).split('?')[0] ?? '').replace(/^\/*/, '/');
  return path === '/' ? HOME_PATH : path;
}
