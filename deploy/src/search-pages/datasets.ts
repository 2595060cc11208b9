import type { Language } from '@territori/contract';
import type { Edizione } from '@territori/contract/wire';
import { languageRoot, reportPage, rowsAddress } from './addresses.ts';
import type { Catalogue, CatalogueReport } from './catalogue.ts';
import type { SearchPagesSettings } from './settings.ts';
import { texts } from './texts.ts';

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
  const item = report.item[language];
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
    variableMeasured: report.columns[language].map(({ COLNAME, LABEL }) => ({
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
    name: texts[language].title(settings.product),
    description: texts[language].summary,
    inLanguage: language,
    dataset: catalogue.reports.map(({ id, item }) => ({
      '@type': 'Dataset',
      '@id': `${settings.origin}/${reportPage(id, language)}`,
      name: item[language].titolo_report,
      description: item[language].descrizione_report,
    })),
  };
}
