import { CATALOGUE_PREFIXES } from './prefixes.ts';

/** A text in both languages. */
export interface BothLanguages {
  readonly it: string;
  readonly en: string;
}

/** Who publishes the data and holds the rights. */
export interface Publisher {
  readonly name: string;
  /** Code in the index of public administrations (IPA). */
  readonly code: string;
  readonly email: string;
}

/** A table of data with the address of its rows in JSON. */
export interface CatalogueDataset {
  /** Part of the addresses of the dataset and its distribution, which are permanent: `report-98`. */
  readonly key: string;
  readonly title: BothLanguages;
  readonly description: BothLanguages;
  /** The first and the last ISO day of the data; `to` is null where they go on. */
  readonly from: string;
  readonly to: string | null;
  /** The page that shows the data. */
  readonly page: string;
  readonly rows: string;
}

/** What the catalogue says; all addresses are absolute. */
export interface DataCatalogue {
  /** The address of the catalogue itself. */
  readonly address: string;
  readonly homepage: string;
  readonly title: BothLanguages;
  readonly description: BothLanguages;
  /** The ISO day up to which the data are known. */
  readonly modified: string;
  readonly publisher: Publisher;
  /** The address of the licence, which asks for attribution alone. */
  readonly licence: string;
  /** What the rows of a dataset are called. */
  readonly rowsTitle: BothLanguages;
  readonly datasets: readonly CatalogueDataset[];
}

const dcatAuthority = (list: string, code: string) => ({ '@id': `http://publications.europa.eu/resource/authority/${list}/${code}` });
const dcatLanguages = [dcatAuthority('language', 'ITA'), dcatAuthority('language', 'ENG')];
const dcatDay = (value: string) => ({ '@type': 'xsd:date', '@value': value });
const inBoth = ({ it, en }: BothLanguages) => [
  { '@language': 'it', '@value': it },
  { '@language': 'en', '@value': en },
];

/** The catalogue of data after the Italian profile of DCAT (DCAT-AP_IT 2.0), as JSON-LD for harvesters. */
export function dcatCatalogue(catalogue: DataCatalogue): Record<string, unknown> {
  const { address, publisher, licence, datasets } = catalogue;
  const agent = { '@id': `${address}#titolare` };
  const contact = { '@id': `${address}#contatto` };
  return {
    '@context': CATALOGUE_PREFIXES,
    '@graph': [
      {
        '@id': `${address}#catalogo`,
        '@type': ['dcatapit:Catalog', 'dcat:Catalog'],
        'dct:title': inBoth(catalogue.title),
        'dct:description': inBoth(catalogue.description),
        'dct:publisher': agent,
        'dct:modified': dcatDay(catalogue.modified),
        'dct:language': dcatLanguages,
        'dcat:themeTaxonomy': { '@id': 'http://publications.europa.eu/resource/authority/data-theme' },
        'foaf:homepage': { '@id': catalogue.homepage, '@type': 'foaf:Document' },
        'dcat:dataset': datasets.map(({ key }) => ({ '@id': `${address}#${key}` })),
      },
      { '@id': agent['@id'], '@type': ['dcatapit:Agent', 'foaf:Agent'], 'dct:identifier': publisher.code, 'foaf:name': publisher.name },
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
      ...datasets.flatMap((dataset) => datasetOf(dataset, catalogue, { agent, contact })),
    ],
  };
}

function datasetOf(
  { key, title, description, from, to, page, rows }: CatalogueDataset,
  { address, modified, licence, rowsTitle, publisher }: DataCatalogue,
  { agent, contact }: { readonly agent: object; readonly contact: object },
): Record<string, unknown>[] {
  const id = `${address}#${key}`;
  return [
    {
      '@id': id,
      '@type': ['dcatapit:Dataset', 'dcat:Dataset'],
      'dct:identifier': `${publisher.code}:${key}`,
      'dct:title': inBoth(title),
      'dct:description': inBoth(description),
      'dct:modified': dcatDay(modified),
      'dcat:theme': dcatAuthority('data-theme', 'REGI'),
      'dct:rightsHolder': agent,
      'dct:publisher': agent,
      'dcat:contactPoint': contact,
      'dct:accrualPeriodicity': dcatAuthority('frequency', 'IRREG'),
      'dct:language': dcatLanguages,
      'dct:spatial': { ...dcatAuthority('country', 'ITA'), '@type': 'dct:Location' },
      'dct:temporal': {
        '@type': 'dct:PeriodOfTime',
        'dcatapit:startDate': dcatDay(from),
        ...(to !== null && { 'dcatapit:endDate': dcatDay(to) }),
      },
      'dcat:landingPage': { '@id': page, '@type': 'foaf:Document' },
      'dcat:distribution': { '@id': `${id}-json` },
    },
    {
      '@id': `${id}-json`,
      '@type': ['dcatapit:Distribution', 'dcat:Distribution'],
      'dct:title': inBoth(rowsTitle),
      'dct:format': dcatAuthority('file-type', 'JSON'),
      'dct:license': { '@id': licence },
      'dcat:accessURL': { '@id': page },
      'dcat:downloadURL': { '@id': rows },
    },
  ];
}
