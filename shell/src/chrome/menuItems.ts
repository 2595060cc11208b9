import { type Language, type RegistryEntry, textIn } from '@territori/contract';
import { sectionAt } from '../routing/sectionAt.ts';

export interface MenuItem {
  readonly id: string;
  readonly path: string;
  readonly label: string;
}

/**
 * The menu from the registry: every section with a menu entry, by its order, then by its title. A section that cannot
 * run stays in the menu and says so when it is opened, except one whose path leads to another section.
 */
export function menuItems(entries: Readonly<Record<string, RegistryEntry>>, language: Language, product: string): MenuItem[] {
  const wanted = Object.values(entries).flatMap(({ section: { id, nav, routes, title } }) => {
    if (!nav || sectionAt(routes[0], entries) !== id) return [];
    const label = textIn(nav.label ?? title, language).replaceAll('{{product}}', product);
    return [{ id, path: routes[0], label, order: nav.order }];
  });
  wanted.sort((a, b) => a.order - b.order || a.label.localeCompare(b.label, language));
  return wanted.map(({ id, path, label }) => ({ id, path, label }));
}
