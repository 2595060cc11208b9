import type { DataCatalogue } from '@territori/linked-data/dcatCatalogue';
import { CATALOGUE_FILE, languageRoot, reportPage, rowsAddress } from './addresses.ts';
import type { Catalogue } from './catalogue.ts';
import { licenceOf } from './datasets.ts';
import type { SearchPagesSettings } from './settings.ts';
import { texts } from './texts.ts';

/**
 * The reports as a catalogue of data. The profile of such catalogues wants a publisher, a holder of the rights and a licence: undefined
 * without one of them.
 */
export function dataCatalogue({ edition, reports }: Catalogue, settings: SearchPagesSettings): DataCatalogue | undefined {
  const { publisher, origin, product } = settings;
  const licence = licenceOf(edition);
  if (!publisher || !licence) return undefined;
  const { it, en } = texts;
  return {
    address: `${origin}/${CATALOGUE_FILE}`,
    homepage: `${origin}/${languageRoot('it')}`,
    title: { it: it.title(product), en: en.title(product) },
    description: { it: it.summary, en: en.summary },
    modified: edition.aggiornata_al,
    publisher,
    licence,
    rowsTitle: { it: it.rows, en: en.rows },
    datasets: reports.map(({ id, item }) => ({
      key: `report-${id}`,
      title: { it: item.it.titolo_report, en: item.en.titolo_report },
      description: { it: item.it.descrizione_report, en: item.en.descrizione_report },
      from: item.it.periodo_dati_da,
      to: item.it.periodo_dati_a.startsWith('9999') ? null : item.it.periodo_dati_a,
      page: `${origin}/${reportPage(id, 'it')}`,
      rows: `${origin}/${rowsAddress(item.it)}`,
    })),
  };
}
