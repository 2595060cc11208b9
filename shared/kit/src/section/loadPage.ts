import type { Section, SectionRoute } from '@territori/contract';
import { matchRoutes } from 'react-router-dom';
import type { Kit } from '../kit/Kit.ts';
import { routeObjects } from './routeObjects.ts';

/**
 * Loads the code of a section's page at a path, so that the page can be shown at once. Rejects when loading fails;
 * resolves for a path without a page.
 */
export async function loadPage(kit: Kit, section: Section, pathname: string): Promise<void> {
  const route = matchRoutes(routeObjects(section), pathname)?.at(-1)?.route.handle as SectionRoute | undefined;
  if (route) kit.pages.set(route, (await route.page()).default);
}
