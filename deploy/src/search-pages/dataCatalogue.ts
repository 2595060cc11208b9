import type { Language } from '@territori/languages';
import type { DataCatalogue } from '@territori/linked-data/dcatCatalogue';
import { type Catalogue, catalogueSaidIn } from './catalogue.ts';
import { licenceOf } from './datasets.ts';
import { message } from './message.ts';
import { CATALOGUE_FILE, languageRoot, reportPage, rowsAddress } from './pageAddresses.ts';
import type { SearchPagesSettings } from './settings.ts';

/**
 * The reports as a catalogue of data. The profile of such catalogues wants a publisher, a holder of the rights and a licence: undefined
 * without one of them.
 */
export function dataCatalogue({ edition, reports }: Catalogue, settings: SearchPagesSettings): DataCatalogue | undefined {
  const { publisher, origin, product } = settings;
  const licence = licenceOf(edition);
  if (!publisher || !licence) return undefined;
  const inBoth = (said: (language: Language) => string) => ({ it: said('it'), en: said('en') });
  return {
    address: `${origin}/${CATALOGUE_FILE}`,
    homepage: `${origin}/${languageRoot('it')}`,
    title: inBoth((language) => message.in(language)('title', { product })),
    description: inBoth((language) => message.in(language)('summary')),
    modified: edition.aggiornata_al,
    publisher,
    licence,
    rowsTitle: inBoth((language) => message.in(language)('rows')),
    datasets: reports.map(({ id, item }) => ({
      key: `report-${id}`,
      title: inBoth((language) => catalogueSaidIn(item, language).titolo_report),
      description: inBoth((language) => catalogueSaidIn(item, language).descrizione_report),
      from: item.it.periodo_dati_da,
      to: item.it.periodo_dati_a.startsWith('9999') ? null : item.it.periodo_dati_a,
      page: `${origin}/${reportPage(id, 'it')}`,
      rows: `${origin}/${rowsAddress(item.it)}`,
    })),
  };
}
