import type { SectionManifest } from '@territori/contract';

export const manifest: SectionManifest = {
  id: 'nome-sezione',
  routes: ['/nome-sezione'],
  title: { it: 'Nome sezione', en: 'Section name' },
  nav: { order: 900 },
};
