import type { Section, SectionRoute } from '@territori/contract';
import { matchRoutes } from 'react-router-dom';
import type { Kit } from '../kit/Kit.ts';
import { routeObjects } from './routeObjects.ts';

/** Loads the code of a section's page at a path, so that it is shown at once. Rejects when it does not come; a path that has no page is none of its business. */
export async function loadPage(kit: Kit, section: Section, pathname: string): Promise<void> {
  const route = matchRoutes(routeObjects(section), pathname)?.at(-1)?.route.handle as SectionRoute | undefined;
  if (route) kit.pages.set(route, (await route.page()).default);
}
