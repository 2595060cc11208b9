import { readdir } from 'node:fs/promises';
import type { ReportDefinition } from './definition.ts';

/** What a file of definitions exports: reports, or lists of reports. */
type DefinitionFile = Readonly<Record<string, ReportDefinition | readonly ReportDefinition[]>>;

const FOLDER = new URL('./definitions/', import.meta.url);

/** Reports by id, in the order of their ids. Throws when two reports have one id. */
export function catalogueOf(reports: readonly ReportDefinition[]): ReadonlyMap<number, ReportDefinition> {
  const catalogue = new Map([...reports].sort((a, b) => a.id - b.id).map((report) => [report.id, report]));
  if (catalogue.size < reports.length) throw new Error('Two report definitions have the same id');
  return catalogue;
}

async function definitions(): Promise<ReportDefinition[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.ts')).map((name) => name.slice(0, -'.ts'.length));
  // an address that a bundler can follow
  const files = await Promise.all(names.map(async (name): Promise<DefinitionFile> => import(`./definitions/${name}.ts`)));
  return files.flatMap((file) => Object.values(file).flat() as ReportDefinition[]);
}

/** Every report of the portal by id: what the files of `definitions` export. */
export const CATALOGUE: ReadonlyMap<number, ReportDefinition> = catalogueOf(await definitions());
