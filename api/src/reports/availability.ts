import type { Localized } from '../language/language.ts';
import type { ReportDefinition, ReportQuery } from './definition.ts';
import type { Holdings } from './holdings.ts';

const NOT_LOADED: Record<NonNullable<ReportQuery['needs']> | 'rows', Localized> = {
  sizes: {
    it: 'Nessun file caricato riporta popolazione e superficie.',
    en: 'No loaded file holds population and area.',
  },
  territory: {
    it: 'Nessun file caricato riporta le caratteristiche del territorio dei comuni.',
    en: 'No loaded file holds the features of the territory of the municipalities.',
  },
  urbanAreas: {
    it: 'Nessun file caricato riporta le Zone urbane funzionali.',
    en: 'No loaded file holds the functional urban areas.',
  },
  renames: {
    it: 'Nessun file caricato riporta i cambi di denominazione con la loro data.',
    en: 'No loaded file holds the changes of name with their dates.',
  },
  nuts: { it: 'Nessun file caricato riporta i codici Nuts.', en: 'No loaded file holds the NUTS codes.' },
  territorialChanges: {
    it: 'Nessun file caricato riporta acquisizioni e cessioni di territorio: serve l’archivio delle variazioni amministrative e territoriali.',
    en: 'No loaded file holds acquisitions and cessions of territory: the archive of administrative and territorial changes is needed.',
  },
  rows: {
    it: 'I dati di questo report non sono ancora disponibili.',
    en: 'Data for this report are not yet available.',
  },
};

/** Why a report cannot be opened with the loaded data; null when it can. */
export function notEnabledBecause(report: ReportDefinition, holdings: Holdings): Localized | null {
  if (holdings.snapshots.has(report.id)) return null;
  if (!report.query) return NOT_LOADED.rows;
  const { needs } = report.query;
  return needs && !holdings[needs] ? NOT_LOADED[needs] : null;
}
