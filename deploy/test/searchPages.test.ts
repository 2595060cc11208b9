import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Language } from '@territori/contract';
import type { Edizione, OpzioneComune, ReportColumn, ReportListItem } from '@territori/contract/wire';
import { OWN_COLORS } from '@territori/identity/ownColors';
import { dcatCatalogue } from '@territori/linked-data/dcatCatalogue';
import { HtmlValidate } from 'html-validate';
import { afterEach, describe, expect, it } from 'vitest';
import { type Catalogue, readCatalogue } from '../src/search-pages/catalogue.ts';
import { dataCatalogue } from '../src/search-pages/dataCatalogue.ts';
import { searchPages } from '../src/search-pages/searchPages.ts';
import { readSettings, type SearchPagesSettings } from '../src/search-pages/settings.ts';
import { writeSearchPages } from '../src/search-pages/writeSearchPages.ts';
import { faultsOfTypes } from './faultsOfTypes.ts';
import { openDirectory } from './openDirectory.ts';

const item = (language: Language): ReportListItem => ({
  id_funzione: 98,
  titolo_report: language === 'it' ? 'Comuni soppressi' : 'Abolished municipalities',
  descrizione_report: 'Con un </script> nel testo',
  periodo_dati: '',
  periodo_dati_da: '1861-03-17',
  periodo_dati_a: '9999-12-31',
  pdata: '1991-01-01',
  pdataa: '2026-11-21',
  rule_showhide: 'ABILITATO',
  motivo: null,
  avviso: null,
  tipo_analisi_temporale: 'PERIODO',
  ambito: 'Unità amministrative',
  unita: 'Comune',
  modo: 'PERIODO',
});
const column: ReportColumn = {
  COLNAME: 'COMUNE',
  LABEL: 'Comune',
  TYPE: 'VARCHAR',
  GUIDA: 'Nome & codice',
  NOTE: '',
  FONTE: 'Istat',
  LINK: '',
};
const edition: Edizione = {
  id: '0123456789ab',
  versione: '01234567',
  nome: 'Unità territoriali dal 1861',
  aggiornata_al: '2026-01-01',
  aggiornata_al_per: [],
  fonti: [
    { nome: 'Elenco', licenza: 'CC BY 4.0 Istat', url: 'https://www.istat.it/' },
    { nome: 'Confini', licenza: 'CC BY Istat', url: 'https://www.istat.it/' },
  ],
  mancanze: [],
};
const catalogue: Catalogue = {
  edition,
  reports: [{ id: 98, item: { it: item('it'), en: item('en') }, columns: { it: [column], en: [column] } }],
  units: {
    comuni: [
      { id: 1, code: '066049', name: "L'Aquila", detail: 'AQ', from: '1939-12-01', to: null },
      { id: 2, code: '066003', name: 'Èze', detail: null, from: '1861-03-17', to: '1927-01-12' },
    ],
    province: [{ id: 3, code: '066', name: "L'Aquila", detail: 'Provincia', from: '1948-01-01', to: null }],
    regioni: [{ id: 4, code: '13', name: 'Abruzzo', detail: null, from: '1948-01-01', to: null }],
  },
};
const settings: SearchPagesSettings = {
  origin: 'https://territori.example',
  languages: ['it', 'en'],
  product: 'Territori',
  colors: OWN_COLORS,
  production: true,
};
const publisher = { name: 'Istituto', code: 'ist', email: 'dati@territori.example' };
const dataIn = (page = '') => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? 'null');

/** A source in which each value has the type that schema.org has for it. */
const describedBy = (values: readonly { readonly '@type': string }[]): string =>
  `import type * as schema from 'schema-dts';\n${values
    .map((value, place) => `export const v${place}: schema.WithContext<schema.${value['@type']}> = ${JSON.stringify(value)};\n`)
    .join('')}`;

describe('the pages for search engines', () => {
  const pages = searchPages(catalogue, settings);

  it('exist in both languages, each naming its twin', () => {
    for (const [path, page] of pages) {
      const twin =
        /<link rel="alternate" hreflang="(?:it|en)" href="https:\/\/territori\.example\/([^"]*)">\n<link rel="alternate" hreflang="x-default"/.exec(
          page,
        )?.[1];
      expect(pages.has(twin ?? '?'), path).toBe(true);
      expect(page).toContain(`<html lang="${path.startsWith('indice/en/') ? 'en' : 'it'}">`);
      expect(page).toContain(`<link rel="canonical" href="https://territori.example/${path}">`);
    }
  });

  it('lead only to pages that exist', () => {
    for (const [path, page] of pages) {
      for (const [, link = ''] of page.matchAll(/href="\/(indice\/[^"]*)"/g))
        expect(pages.has(link) || link.endsWith('.css'), `${path}: ${link}`).toBe(true);
    }
  });

  it('lead into the portal, to the report at its dates, and to the page of a unit that needs no script', () => {
    expect(pages.get('indice/report/98.html')).toContain(
      'href="/#/variazioni/body?id=98&amp;dateFrom=1991-01-01&amp;dateTo=2026-11-21&amp;language=it"',
    );
    expect(pages.get('indice/report/98.html')).toContain(
      'href="/publish/reportspooljson?pfun=98&amp;pdatada=01/01/1991&amp;pdataa=21/11/2026"',
    );
    expect(pages.get('indice/comuni/l.html')).toContain('href="/id/comune/1?lingua=it"');
    expect(pages.get('indice/en/province.html')).toContain('href="/id/uts/3?lingua=en"');
  });

  it('list a unit under its letter without accent, and say since when it is no longer in force', () => {
    expect(pages.get('indice/comuni/e.html')).toMatch(/Èze<\/a><\/th><td>066003<\/td><td>-<\/td><td>17\/03\/1861<\/td><td>12\/01\/1927</);
    expect(pages.get('indice/comuni/l.html')).toContain('<td>in vigore</td>');
  });

  it('hold no script and let no text become one', () => {
    for (const [path, page] of pages) {
      expect(page.match(/<script/g)?.length ?? 0, path).toBeLessThanOrEqual(1);
      expect(page, path).not.toMatch(/<script(?! type="application\/ld\+json">)|\son\w+=|javascript:/);
    }
    expect(pages.get('indice/report/98.html')).toContain('Con un &lt;/script&gt; nel testo');
    expect(dataIn(pages.get('indice/report/98.html')).description).toBe('Con un </script> nel testo');
  });

  it('are valid HTML, and describe themselves in the words of schema.org', async () => {
    const checker = new HtmlValidate({ extends: ['html-validate:standard'] });
    for (const [path, page] of pages) {
      const { results } = await checker.validateString(page);
      expect(
        results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${path}:${line}: ${ruleId} ${message}`)),
      ).toEqual([]);
    }
    const found = [...pages.values()].map(dataIn).filter(Boolean);
    expect(new Set(found.map((data) => data['@type']))).toEqual(new Set(['DataCatalog', 'Dataset']));
    expect(faultsOfTypes(describedBy(found))).toEqual([]);
    const [first] = found;
    expect(faultsOfTypes(describedBy([{ ...first, titel: 'x' }]))[0], 'a word that schema.org does not have').toContain('titel');
  });

  it('describe each report as a dataset, with what is known and nothing else', () => {
    expect(dataIn(pages.get('indice/en/report/98.html'))).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Dataset',
      name: 'Abolished municipalities',
      license: 'https://creativecommons.org/licenses/by/4.0/',
      dateModified: '2026-01-01',
      temporalCoverage: '1861-03-17/..',
      variableMeasured: [{ name: 'COMUNE', description: 'Comune' }],
    });
    const mixed = searchPages(
      { ...catalogue, edition: { ...edition, fonti: [...edition.fonti, { nome: 'x', licenza: 'CC BY-SA 4.0', url: null }] } },
      settings,
    );
    expect(dataIn(mixed.get('indice/report/98.html'))).not.toHaveProperty('license');
    expect(dataIn(pages.get('indice/report/98.html'))).not.toHaveProperty('publisher');
  });
});

describe('the DCAT-AP_IT catalogue', () => {
  type Node = Record<string, unknown> & { '@id': string; '@type': string | string[] };
  const described = dataCatalogue(catalogue, { ...settings, publisher });
  const graph = (described ? dcatCatalogue(described)['@graph'] : []) as Node[];
  const mandatory: Record<string, readonly string[]> = {
    'dcatapit:Catalog': ['dct:title', 'dct:description', 'dct:publisher', 'dct:modified', 'dcat:dataset'],
    'dcatapit:Dataset': [
      'dct:identifier',
      'dct:title',
      'dct:description',
      'dct:modified',
      'dcat:theme',
      'dct:rightsHolder',
      'dct:accrualPeriodicity',
      'dcat:distribution',
    ],
    'dcatapit:Distribution': ['dct:format', 'dct:license', 'dcat:accessURL'],
    'dcatapit:Agent': ['dct:identifier', 'foaf:name'],
    'dcatapit:Organization': ['vcard:fn', 'vcard:hasEmail'],
    'dcatapit:LicenseDocument': ['dct:type', 'foaf:name'],
  };

  it.each(Object.entries(mandatory))('gives every %s what the profile asks for', (type, properties) => {
    const nodes = graph.filter((node) => [node['@type']].flat().includes(type));
    expect(nodes.length).toBeGreaterThan(0);
    for (const node of nodes) for (const property of properties) expect(node, `${node['@id']} ${property}`).toHaveProperty([property]);
  });

  it('refers only to what it describes', () => {
    const named = new Set(graph.map((node) => node['@id']));
    for (const node of graph) {
      for (const property of ['dct:publisher', 'dct:rightsHolder', 'dcat:dataset', 'dcat:distribution', 'dct:license', 'dcat:contactPoint'])
        for (const reference of [node[property] ?? []].flat() as Node[]) expect(named).toContain(reference['@id']);
    }
  });

  it('is not made where publisher or licence are not known', () => {
    expect(dataCatalogue(catalogue, settings)).toBeUndefined();
    expect(dataCatalogue({ ...catalogue, edition: { ...edition, fonti: [] } }, { ...settings, publisher })).toBeUndefined();
  });
});

describe('what is written into the site', () => {
  it('replaces the pages of the edition before', async () => {
    const site = await openDirectory();
    await mkdir(join(site, 'indice/report'), { recursive: true });
    await writeFile(join(site, 'indice/report/1.html'), 'old');
    expect(await writeSearchPages(site, catalogue, settings)).toEqual({ pages: 12, catalogue: false });
    await expect(readFile(join(site, 'indice/report/1.html'))).rejects.toThrow('ENOENT');
    const map = await readFile(join(site, 'sitemap.xml'), 'utf8');
    expect(map.match(/<loc>/g), 'the pages, and those of four units in both languages').toHaveLength(12 + 8);
    expect(map).toContain('<url><loc>https://territori.example/id/regione/4?lingua=en</loc>');
    expect(map).toContain('<url><loc>https://territori.example/indice/</loc><lastmod>2026-01-01</lastmod></url>');
  });

  it.each([
    ['PRODUZIONE', 'Sitemap: https://territori.example/sitemap.xml'],
    ['COLLAUDO', 'Disallow: /\n'],
  ])('in %s tells robots "%s"', async (AMBIENTE, line) => {
    const site = await openDirectory();
    await writeSearchPages(site, catalogue, readSettings({ PUBLIC_ORIGIN: 'https://territori.example/', AMBIENTE }));
    expect(await readFile(join(site, 'robots.txt'), 'utf8')).toContain(line);
  });

  it('needs to know the public address', () => {
    expect(() => readSettings({})).toThrow('PUBLIC_ORIGIN');
    expect(() => readSettings({ PUBLIC_ORIGIN: 'territori' })).toThrow('PUBLIC_ORIGIN');
  });
});

describe('the catalogue read from the API', () => {
  const servers: { close(): void }[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  /** Answers the calls that the reading makes; the list of municipalities is cut at 1,000, as the API's. */
  async function startApi(comuni: readonly OpzioneComune[], editions: string[]): Promise<string> {
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const query = body ? (JSON.parse(body).url as string) : '';
      const json = (value: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
      if (request.url === '/api/edizione') return json({ ...edition, id: editions.length > 1 ? editions.shift() : editions[0] });
      if (request.url?.startsWith('/api/Report/GetFunzione'))
        return json({ items: request.url.includes('funzione=98') ? [item('it')] : [] });
      if (query.startsWith('get_elenco')) return json({ items: [{ 'Id report': 459 }, { 'Id report': 98 }] });
      if (query.startsWith('var_get_ua_comuni')) {
        const prefix = query.split('procom=')[1] ?? '';
        return json({ items: comuni.filter(({ pro_com_t }) => pro_com_t.startsWith(prefix)).slice(0, 1000) });
      }
      return json({ items: query.startsWith('anagrafica') ? [column] : [] });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  }
  const comuni = Array.from({ length: 2500 }, (_, index): OpzioneComune => {
    const pro_com_t = String(1001 + index * 13).padStart(6, '0');
    return {
      pro_com_t,
      comune: `Comune ${index}`,
      id_comune_origine: index,
      sigla_automobilistica: 'TO',
      validita_da: '1861-03-17',
      validita_a: '9999-12-31',
    };
  });

  it('has every municipality, though a list of the API has an end, and only reports with data', async () => {
    const read = await readCatalogue(await startApi(comuni, ['1']));
    expect(new Set(read.units.comuni.map(({ code }) => code)).size).toBe(2500);
    expect(read.units.comuni).toHaveLength(2500);
    expect(read.units.comuni[0]).toMatchObject({ to: null });
    expect(read.reports.map(({ id }) => id)).toEqual([98]);
  });

  it('is of one edition', async () => {
    await expect(readCatalogue(await startApi([], ['1', '2']))).rejects.toThrow('A new edition came into service');
  });

  it('names the call that failed', async () => {
    await expect(readCatalogue('http://127.0.0.1:1')).rejects.toThrow();
  });
});
