import type { Section, SectionRoute } from '@territori/contract';
import { matchRoutes } from 'react-router-dom';
import type { Kit } from '../kit/Kit.ts';
import { routeObjects } from './routeObjects.ts';
import { textsOf } from './textsOf.ts';

/**
 * Loads the code and the texts of a section's page at a path, so that the page can be shown at once. Rejects when loading fails;
 * resolves for a path without a page.
 */
export async function loadPage(kit: Kit, section: Section, pathname: string): Promise<void> {
  const route = matchRoutes(routeObjects(section), pathname)?.at(-1)?.route.handle as SectionRoute | undefined;
  kit.texts.add(section.manifest.id, textsOf(section));
  if (!route) return;
  const { default: Page } = await route.page();
  // those of the section, and of the packages that came with the page
  await kit.texts.load();
  kit.pages.set(route, Page);
}
