import { CATALOGUE_FILE, languageRoot, reportPage, rowsAddress } from './addresses.ts';
import type { Catalogue, CatalogueReport } from './catalogue.ts';
import { licenceOf } from './datasets.ts';
import type { Publisher, SearchPagesSettings } from './settings.ts';
import { texts } from './texts.ts';

const context = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dcatapit: 'http://dati.gov.it/onto/dcatapit#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  owl: 'http://www.w3.org/2002/07/owl#',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

const authority = (list: string, code: string) => ({ '@id': `http://publications.europa.eu/resource/authority/${list}/${code}` });
const languages = [authority('language', 'ITA'), authority('language', 'ENG')];
const day = (value: string) => ({ '@type': 'xsd:date', '@value': value });
const inBoth = (it: string, en: string) => [
  { '@language': 'it', '@value': it },
  { '@language': 'en', '@value': en },
];

/**
 * The catalogue of the reports after the Italian profile of DCAT (DCAT-AP_IT 2.0), as JSON-LD for harvesters. The
 * profile wants a publisher, a holder of the rights and a licence: without one of them there is no catalogue, and the
 * result is undefined.
 */
export function dcatCatalogue(catalogue: Catalogue, settings: SearchPagesSettings): Record<string, unknown> | undefined {
  const { publisher, origin, product } = settings;
  const licence = licenceOf(catalogue.edition);
  if (!publisher || !licence) return undefined;
  const agent = { '@id': `${origin}/${CATALOGUE_FILE}#titolare` };
  const contact = { '@id': `${origin}/${CATALOGUE_FILE}#contatto` };
  const catalogueId = `${origin}/${CATALOGUE_FILE}#catalogo`;
  return {
    '@context': context,
    '@graph': [
      {
        '@id': catalogueId,
        '@type': ['dcatapit:Catalog', 'dcat:Catalog'],
        'dct:title': inBoth(texts.it.title(product), texts.en.title(product)),
        'dct:description': inBoth(texts.it.summary, texts.en.summary),
        'dct:publisher': agent,
        'dct:modified': day(catalogue.edition.aggiornata_al),
        'dct:language': languages,
        'dcat:themeTaxonomy': { '@id': 'http://publications.europa.eu/resource/authority/data-theme' },
        'foaf:homepage': { '@id': `${origin}/${languageRoot('it')}`, '@type': 'foaf:Document' },
        'dcat:dataset': catalogue.reports.map(({ id }) => ({ '@id': datasetId(origin, id) })),
      },
      agentOf(agent['@id'], publisher),
      {
        '@id': contact['@id'],
        '@type': ['dcatapit:Organization', 'vcard:Organization', 'vcard:Kind'],
        'vcard:fn': publisher.name,
        'vcard:hasEmail': { '@id': `mailto:${publisher.email}` },
      },
      {
        '@id': licence,
        '@type': ['dcatapit:LicenseDocument', 'dct:LicenseDocument'],
        'dct:type': { '@id': 'http://purl.org/adms/licencetype/Attribution' },
        'foaf:name': 'Creative Commons Attribuzione 4.0 Internazionale (CC BY 4.0)',
        'owl:versionInfo': '4.0',
      },
      ...catalogue.reports.flatMap((report) => datasetOf(report, catalogue, origin, { agent, contact, licence })),
    ],
  };
}

const datasetId = (origin: string, id: number) => `${origin}/${CATALOGUE_FILE}#report-${id}`;

function agentOf(id: string, { name, code }: Publisher): Record<string, unknown> {
  return { '@id': id, '@type': ['dcatapit:Agent', 'foaf:Agent'], 'dct:identifier': code, 'foaf:name': name };
}

function datasetOf(
  { id, item }: CatalogueReport,
  { edition }: Catalogue,
  origin: string,
  { agent, contact, licence }: { readonly agent: object; readonly contact: object; readonly licence: string },
): Record<string, unknown>[] {
  const { it, en } = item;
  const distribution = `${datasetId(origin, id)}-json`;
  return [
    {
      '@id': datasetId(origin, id),
      '@type': ['dcatapit:Dataset', 'dcat:Dataset'],
      'dct:identifier': `territori:report-${id}`,
      'dct:title': inBoth(it.titolo_report, en.titolo_report),
      'dct:description': inBoth(it.descrizione_report, en.descrizione_report),
      'dct:modified': day(edition.aggiornata_al),
      'dcat:theme': authority('data-theme', 'REGI'),
      'dct:rightsHolder': agent,
      'dct:publisher': agent,
      'dcat:contactPoint': contact,
      'dct:accrualPeriodicity': authority('frequency', 'IRREG'),
      'dct:language': languages,
      'dct:spatial': { ...authority('country', 'ITA'), '@type': 'dct:Location' },
      'dct:temporal': {
        '@type': 'dct:PeriodOfTime',
        'dcatapit:startDate': day(it.periodo_dati_da),
        ...(!it.periodo_dati_a.startsWith('9999') && { 'dcatapit:endDate': day(it.periodo_dati_a) }),
      },
      'dcat:landingPage': { '@id': `${origin}/${reportPage(id, 'it')}`, '@type': 'foaf:Document' },
      'dcat:distribution': { '@id': distribution },
    },
    {
      '@id': distribution,
      '@type': ['dcatapit:Distribution', 'dcat:Distribution'],
      'dct:title': inBoth(texts.it.rows, texts.en.rows),
      'dct:format': authority('file-type', 'JSON'),
      'dct:license': { '@id': licence },
      'dcat:accessURL': { '@id': `${origin}/${reportPage(id, 'it')}` },
      'dcat:downloadURL': { '@id': `${origin}/${rowsAddress(it)}` },
    },
  ];
}
