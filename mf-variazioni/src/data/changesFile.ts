import type { Language } from '@territori/contract';
import type { Variazione } from '@territori/contract/v1';
import type { Api, DownloadedFile } from '@territori/kit';
import { type ExportKind, sheetInWorker } from '@territori/report-flow/export';
import { changesParameters } from './changesQueries.ts';
import type { ChoiceOfChanges } from './choiceOfChanges.ts';

export const CHANGES_FILES = ['XLSX', 'ODS', 'CSV', 'JSON'] as const satisfies readonly ExportKind[];

/** The fields of a change in the order of the API's XLSX and CSV, an act with its parts. */
const FIELDS: Readonly<Record<keyof Variazione, readonly (keyof NonNullable<Variazione['provvedimento']>)[]>> = {
  data: [],
  tipo: [],
  descrizione: [],
  id: [],
  codice: [],
  denominazione: [],
  id_collegata: [],
  codice_collegato: [],
  denominazione_collegata: [],
  provvedimento: ['testo', 'gazzetta', 'data', 'url'],
  certezza: [],
  livello: [],
  codice_precedente: [],
  denominazione_precedente: [],
  collegata: [],
  certezza_collegata: [],
  fonte: [],
};

/** The columns that a spreadsheet has, named as in the API's own files. */
export const CHANGES_COLUMNS = Object.entries(FIELDS).flatMap(([field, parts]) =>
  parts.length === 0
    ? [{ name: field, label: field }]
    : parts.map((part) => ({ name: `${field}_${part}`, label: `${field}_${part}`, path: [field, part] })),
);

/**
 * All chosen changes as a file of the API. A JSON answer of the API has pages: the JSON file and the ODS, which the API does not write, are
 * made of its JSON lines, which have no pages.
 */
export async function changesFile(
  api: Api,
  language: Language,
  choice: ChoiceOfChanges,
  kind: ExportKind,
  { creator, ...options }: { readonly signal: AbortSignal; readonly creator: string },
): Promise<DownloadedFile> {
  const ofLines = kind === 'JSON' || kind === 'ODS';
  const query = { ...changesParameters(choice, language), formato: ofLines ? 'jsonl' : kind.toLowerCase() };
  const file = await api.download('/api/v1/variazioni', { query, ...options });
  if (!ofLines) return file;
  const rows = await jsonOfLines(file.blob);
  const filename = file.filename.replace(/jsonl$/, kind.toLowerCase());
  if (kind === 'JSON') return { blob: rows, filename };
  const table = { title: filename.replace(/\.ods$/, ''), subtitles: [], language, columns: CHANGES_COLUMNS, rows };
  return { blob: await sheetInWorker({ table, kind, sheet: 'Dati', creator }, options), filename };
}

/** A JSON list of the lines of a file with one JSON value each. */
export async function jsonOfLines(lines: Blob): Promise<Blob> {
  const values = (await lines.text()).split('\n').filter((line) => line !== '');
  return new Blob([`[\n${values.join(',\n')}\n]\n`], { type: 'application/json' });
}
