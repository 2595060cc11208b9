import { readManifest, sectionIds } from '@territori/build/workspace';

const sections = await Promise.all(sectionIds().map(readManifest));

/** The route of every kind of page, with content where the page has some. */
export const everyPage: readonly string[] = [
  ...sections.flatMap(({ routes: [first] }) => first ?? []),
  '/home/cerca?q=comuni',
  '/territorio/body?id=61&dateFrom=2025-01-01',
  '/territorio/mappa?data=2020-01-01&livello=uts',
  '/variazioni/tutte?dal=2014-01-01&al=2014-12-31',
  '/variazioni/confronto?dal=2010-01-01&al=2021-01-01',
  '/ricostruzione-codici/elenco?esempio=difetti',
  '/storia_ua/10370610',
  '/aiuto',
  '/accessibilita',
  '/incorpora',
  '/versioni',
  '/componenti?famiglia=button',
];
