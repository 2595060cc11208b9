import type { Edizione } from '@territori/contract/wire';
import type { Language } from '@territori/languages';
import { type Catalogue, type CatalogueReport, catalogueSaidIn } from './catalogue.ts';
import { message } from './message.ts';
import { languageRoot, reportPage, rowsAddress } from './pageAddresses.ts';
import type { SearchPagesSettings } from './settings.ts';

const CC_BY = 'https://creativecommons.org/licenses/by/4.0/';

/** A licence that asks for the source to be named, and for nothing else, whatever its version. */
const ATTRIBUTION = /^CC BY\b(?![- ](?:SA|NC|ND)\b)/;

/** The licence of what is made from all sources of an edition: known when each asks for its name and nothing else. */
export function licenceOf({ fonti }: Edizione): string | undefined {
  return fonti.length > 0 && fonti.every(({ licenza }) => ATTRIBUTION.test(licenza)) ? CC_BY : undefined;
}

const interval = (from: string, to: string) => `${from}/${to.startsWith('9999') ? '..' : to}`;

/** A report as schema.org's Dataset. */
export function dataset(
  report: CatalogueReport,
  { edition }: Catalogue,
  { origin, publisher }: SearchPagesSettings,
  language: Language,
): Record<string, unknown> {
  const item = catalogueSaidIn(report.item, language);
  const licence = licenceOf(edition);
  const url = `${origin}/${reportPage(report.id, language)}`;
  return {
    '@type': 'Dataset',
    '@id': url,
    url,
    name: item.titolo_report,
    description: item.descrizione_report,
    identifier: String(report.id),
    inLanguage: language,
    isAccessibleForFree: true,
    ...(licence && { license: licence }),
    ...(publisher && { publisher: { '@type': 'Organization', name: publisher.name } }),
    dateModified: edition.aggiornata_al,
    temporalCoverage: interval(item.periodo_dati_da, item.periodo_dati_a),
    spatialCoverage: { '@type': 'Place', name: 'Italia' },
    variableMeasured: catalogueSaidIn(report.columns, language).map(({ COLNAME, LABEL }) => ({
      '@type': 'PropertyValue',
      name: COLNAME,
      description: LABEL,
    })),
    distribution: [{ '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: `${origin}/${rowsAddress(item)}` }],
    includedInDataCatalog: { '@id': `${origin}/${languageRoot(language)}` },
  };
}

/** All reports as schema.org's DataCatalog. */
export function dataCatalog(catalogue: Catalogue, settings: SearchPagesSettings, language: Language): Record<string, unknown> {
  const url = `${settings.origin}/${languageRoot(language)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'DataCatalog',
    '@id': url,
    url,
    name: message.in(language)('title', { product: settings.product }),
    description: message.in(language)('summary'),
    inLanguage: language,
    dataset: catalogue.reports.map(({ id, item }) => ({
      '@type': 'Dataset',
      '@id': `${settings.origin}/${reportPage(id, language)}`,
      name: catalogueSaidIn(item, language).titolo_report,
      description: catalogueSaidIn(item, language).descrizione_report,
    })),
  };
}
