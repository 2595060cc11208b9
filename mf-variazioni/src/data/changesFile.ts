import type { Language } from '@territori/contract';
import type { Api, DownloadedFile } from '@territori/kit';
import type { ExportKind } from '@territori/report-flow/export';
import { changesParameters } from './changesQueries.ts';
import type { ChoiceOfChanges } from './choiceOfChanges.ts';

export const CHANGES_FILES = ['XLSX', 'CSV', 'JSON'] as const satisfies readonly ExportKind[];

/** All chosen changes as a file of the API. A JSON answer of the API has pages: the JSON file is made of its lines, which are whole. */
export async function changesFile(
  api: Api,
  language: Language,
  choice: ChoiceOfChanges,
  kind: ExportKind,
  options: { readonly signal: AbortSignal },
): Promise<DownloadedFile> {
  const formato = kind === 'JSON' ? 'jsonl' : kind.toLowerCase();
  const query = { ...changesParameters(choice, language), formato };
  const file = await api.download('/api/v1/variazioni', { query, ...options });
  return kind === 'JSON' ? { blob: await jsonOfLines(file.blob), filename: file.filename.replace(/jsonl$/, 'json') } : file;
}

/** A JSON list of the lines of a file with one JSON value each. */
export async function jsonOfLines(lines: Blob): Promise<Blob> {
  const values = (await lines.text()).split('\n').filter((line) => line !== '');
  return new Blob([`[\n${values.join(',\n')}\n]\n`], { type: 'application/json' });
}
