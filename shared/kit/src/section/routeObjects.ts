import type { Section, SectionRoute } from '@territori/contract';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';

/** A section's pages as routes of the router, below each of its paths. The `handle` of a route is the page; its element is optional. */
export function routeObjects({ manifest, routes }: Section, element?: (route: SectionRoute) => ReactNode): RouteObject[] {
  const pages = routes.map((route): RouteObject => {
    const drawn = { handle: route, element: element?.(route) };
    return route.path === '' ? { index: true, ...drawn } : { path: route.path, ...drawn };
  });
  return manifest.routes.map((path): RouteObject => ({ path, children: pages }));
}
