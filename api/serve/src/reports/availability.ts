import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition, ReportQuery } from '@territori/reports/definition';
import type { Holdings } from '@territori/reports/Holdings';
import type { Localized } from '@territori/wire/language';

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

/** The name of a file with the rows of a report, as the load recognises it: a report that has ended at its last day. */
const fileOf = ({ id, to }: ReportDefinition): string => `situas_${id}_${to === OPEN_END ? 'AAAA-MM-GG' : to}.json`;

/** The file that would bring a report that cannot be opened; null for one that can, or that lacks another kind of facts. */
export const missingFile = (report: ReportDefinition, holdings: Holdings): string | null =>
  report.query || report.partial || holdings.snapshots.has(report.id) ? null : fileOf(report);

/** What the rows of a report lack beside those of the institute; null where they are whole, or are loaded rows. */
export const lacksOf = (report: ReportDefinition, holdings: Holdings): Localized | null =>
  !report.query && holdings.snapshots.has(report.id) ? null : (report.lacks ?? null);

/** Why a report without rows cannot be opened, and the file that would bring them. */
function withoutRows(report: ReportDefinition): Localized {
  const { missing } = report;
  if (!missing) return NOT_LOADED.rows;
  return {
    it: `${NOT_LOADED.rows.it} Nessun file caricato riporta ${missing.it}: serve ${fileOf(report)}, con le righe del report.`,
    en: `${NOT_LOADED.rows.en} No loaded file holds ${missing.en}: ${fileOf(report)}, with the rows of the report, would bring them.`,
  };
}

/** Why a report cannot be opened with the loaded data; null when it can. */
export function notEnabledBecause(report: ReportDefinition, holdings: Holdings): Localized | null {
  if (holdings.snapshots.has(report.id)) return null;
  const query = report.query ?? report.partial;
  if (!query) return withoutRows(report);
  const { needs } = query;
  return needs && !holdings[needs] ? NOT_LOADED[needs] : null;
}
