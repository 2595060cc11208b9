import type { SectionManifest } from '@territori/contract';

/**
 * The path of a section's page as the portal has it. A host may name a page from the section's home on (`/elenco`), or as in the portal's
 * address (`/ricostruzione-codici/elenco`); without a path it gets the home.
 */
export function pathIn({ routes }: Pick<SectionManifest, 'routes'>, path: string | undefined): string {
  if (path === undefined) return routes[0];
  const own = path.split(/[?#]/, 1)[0]?.toLowerCase() ?? '';
  const isWhole = routes.some((route) => own === route.toLowerCase() || own.startsWith(`${route.toLowerCase()}/`));
  return isWhole ? path : `${routes[0]}${path.startsWith('/') || path.startsWith('?') ? '' : '/'}${path}`;
}
