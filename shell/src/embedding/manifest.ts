import type { SectionManifest } from '@territori/contract';

export const manifest: SectionManifest = {
  id: 'incorpora',
  routes: ['/incorpora'],
  title: { it: 'Incorpora una sezione', en: 'Embed a section' },
};
