import type { SectionManifest } from '@territori/contract';

export const manifest: SectionManifest = {
  id: 'home',
  routes: ['/home'],
  title: { it: 'Home' },
  nav: { order: 10 },
  cover: { heading: 'benvenuto', lead: 'benvenuto.testo', search: 'cerca' },
  embeddable: true,
  links: {
    /** The viewer of a report that any page can open: `?id=61&dateFrom=2025-01-01`. */
    report: '/home/link',
    aggiornamenti: '/home/aggiornamenti',
    /** Results of a search: `?q=lonato`. */
    cerca: '/home/cerca',
  },
};
