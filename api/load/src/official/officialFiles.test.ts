import { CATALOGUE } from '@territori/reports/catalogue';
import { expect, it } from 'vitest';
import { officialFiles } from './officialFiles.ts';

const files = officialFiles('2026-11-22', CATALOGUE);
const urlOf = (id: string) => files.find((file) => file.id === id)?.url;

it('has the tables of the record that are published, and the reports that a format reads or that are served as they come', () => {
  expect(files.filter(({ content }) => content !== 'shapefiles' && content !== 'rows').map(({ id }) => id)).toEqual([
    'cities',
    'provinces',
    'regions',
    'geographical-distribution',
    'ANPR_archivio_comuni',
    'Variazioni-amministrative-e-territoriali-dal-1991',
    'Elenco-comuni-soppressi',
    'elenco',
  ]);
  const asked = new Set(files.flatMap(({ report }) => report ?? []));
  const read = [61, 63, 73, 74, 98, 128, 129, 130, 447];
  const notComputed = [...CATALOGUE.values()].filter(({ query }) => !query).map(({ id }) => id);
  expect([...asked].sort((a, b) => a - b)).toEqual([...read, ...notComputed].sort((a, b) => a - b));
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
});

it.each([
  ['situas_61', 'https://situas-servizi.istat.it/publish/reportspooljson?pfun=61&pdata=22/11/2026'],
  ['situas_42', 'https://situas-servizi.istat.it/publish/reportspooljson?pfun=42&pdata=11/01/1927'],
  ['situas_98', 'https://situas-servizi.istat.it/publish/reportspooljson?pfun=98&pdatada=17/03/1861&pdataa=22/11/2026'],
  ['ANPR_archivio_comuni', 'https://www.anagrafenazionale.interno.it/wp-content/uploads/ANPR_archivio_comuni.csv'],
  ['elenco', 'https://www.istat.it/storage/codici-unita-amministrative/Elenco-comuni-italiani.csv'],
])('asks for %s at its latest valid day or over its whole period', (id, url) => {
  expect(urlOf(id)).toBe(url);
});

it.each([
  ['Limiti01012002_g', 'confini_amministrativi/generalizzati/Limiti01012002_g.zip'],
  ['Limiti01012022_g', 'confini_amministrativi/generalizzati/Limiti01012022_g.zip'],
  ['Limiti01012023_g', 'confini_amministrativi/generalizzati/2023/Limiti01012023_g.zip'],
  ['Limiti01012026_g', 'confini_amministrativi/generalizzati/2026/Limiti01012026_g.zip'],
  ['Limiti1991_g', 'confini_amministrativi/generalizzati/Limiti1991_g.zip'],
  ['Limiti_1861', 'confini-amministrativi-storici/Limiti_1861.zip'],
])('asks for the boundaries %s', (id, path) => {
  expect(urlOf(id)).toBe(`https://www.istat.it/storage/cartografia/${path}`);
});

it('asks for the boundaries after everything else: every 1 January since 2002, and fourteen censuses', () => {
  const first = files.findIndex(({ content }) => content === 'shapefiles');
  expect(files.slice(first).every(({ content }) => content === 'shapefiles')).toBe(true);
  expect(files.length - first).toBe(2026 - 2002 + 1 + 14);
});

it('asks only for the boundaries that are wanted', () => {
  const some = officialFiles('2026-11-22', CATALOGUE, { boundaries: (name) => name.includes('2026') });
  expect(some.filter(({ content }) => content === 'shapefiles').map(({ id }) => id)).toEqual(['Limiti01012026_g']);
});

it('asks a mirror for the same addresses below their host names', () => {
  const mirrored = officialFiles('2026-11-22', CATALOGUE, { mirror: 'http://mirror.example/official/' });
  expect(mirrored.find(({ id }) => id === 'elenco')?.url).toBe(
    'http://mirror.example/official/www.istat.it/storage/codici-unita-amministrative/Elenco-comuni-italiani.csv',
  );
});
