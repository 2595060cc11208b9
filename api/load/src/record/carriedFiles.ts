import { textIn } from '@territori/languages';
import { BOUNDARY_SOURCE } from '@territori/store/boundaries/boundarySource';
import type { Source } from '@territori/store/database';
import { isTopology, readBoundaries } from '../boundaries/readBoundaries.ts';
import { isShapefileZip } from '../boundaries/shapefileZip.ts';
import type { DataResource } from '../files/dataPackage.ts';
import { hashOf } from '../files/hashOf.ts';
import { reportInName } from '../files/reportInName.ts';
import { readsColumns, recogniseFormat } from '../formats/recogniseFormat.ts';
import { dateInName } from '../tables/SourceTable.ts';
import { tableOfFile } from '../tables/tableOfFile.ts';
import { carriedBoundaries } from './carriedBoundaries.ts';
import { type CarriedTable, carriedTable } from './carriedTable.ts';

/** A file in the form in which the record carries it. */
export interface CarriedFile {
  readonly resource: DataResource;
  readonly text: string;
}

type About = Pick<Source, 'descrizione' | 'licenza' | 'url'>;

const LICENCE_PAGES: Readonly<Record<string, string>> = {
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC BY': 'https://creativecommons.org/licenses/by/',
};
const MEDIA_TYPES = { csv: 'text/csv', json: 'application/json', topojson: 'application/topo+json' } as const;

/** The licence and the publisher of a source, which its sentence names one after the other. */
function licenceOf({ licenza }: About): { licence: string; publisher: string } {
  const licence = Object.keys(LICENCE_PAGES).find((name) => licenza.it.startsWith(`${name} `)) ?? '';
  return { licence, publisher: licenza.it.slice(licence.length).trim() };
}

type Kind = Pick<DataResource, 'format' | 'day' | 'listsADay' | 'rows' | 'schema'> & { readonly folder: 'tabelle' | 'confini' };

function carriedFile(file: string, text: string, about: About, { folder, ...kind }: Kind): CarriedFile {
  const { licence, publisher } = licenceOf(about);
  const { schema, ...plain } = kind;
  const resource: DataResource = {
    name: file
      .replace(/(\.topo)?\.\w+$/, '')
      .toLowerCase()
      .replace(/[^a-z0-9.-]+/g, '-'),
    path: `${folder}/${file}`,
    title: about.descrizione.it,
    description: textIn(about.descrizione, 'en'),
    mediatype: MEDIA_TYPES[kind.format],
    encoding: 'utf-8',
    bytes: Buffer.byteLength(text),
    hash: `sha256:${hashOf(text)}`,
    ...plain,
    sources: [{ title: publisher, ...(about.url && { path: about.url }) }],
    licenses: [{ name: licence.replaceAll(' ', '-'), title: about.licenza.it, path: LICENCE_PAGES[licence] ?? '' }],
    ...(schema && { schema }),
  };
  return { resource, text };
}

function carriedTopology(file: string, text: string): CarriedFile {
  const { date, areas } = readBoundaries(file, Buffer.from(text));
  return carriedFile(file, text, BOUNDARY_SOURCE, { folder: 'confini', format: 'topojson', day: date, rows: areas.length });
}

/** Rows that are served as they came keep the types that only JSON has: one row a line, each once, sorted. */
function rowsAsLines(values: readonly Record<string, unknown>[]): CarriedTable {
  const lines = [...new Set(values.map((value) => JSON.stringify(value)))].sort();
  return { text: `{"resultset":[\n${lines.join(',\n')}\n]}\n`, rows: lines.length };
}

/**
 * A file of data in the form in which the record carries it: a table as a CSV, rows that the portal does not compute as JSON, boundaries as
 * TopoJSON, a ZIP of shapefiles as one file a level. The same facts under the same header give the same bytes; the form of the file that
 * brought them makes no difference. Throws BadFileError as a load does.
 */
export async function carriedFiles(file: string, bytes: Uint8Array): Promise<CarriedFile[]> {
  if (isTopology(bytes)) return [carriedTopology(file, Buffer.from(bytes).toString('utf8'))];
  if (isShapefileZip(bytes)) {
    const sets = await carriedBoundaries(file, bytes);
    return sets.map(({ name, content }) => carriedTopology(name, content));
  }
  // a CSV keeps the header of its file, labels or names
  const table = await tableOfFile({ name: file, bytes, report: reportInName(file) });
  const { format, table: named } = recogniseFormat(table);
  const about: About = { descrizione: format.description, licenza: format.licence, url: format.url };
  const stem = table.file.replace(/\.\w+$/, '');
  const day = dateInName(table.file);
  if (!readsColumns(format) && named.values) {
    const { text, rows } = rowsAsLines(named.values);
    return [carriedFile(`${stem}.json`, text, about, { folder: 'tabelle', format: 'json', day, rows })];
  }
  const { text, rows } = carriedTable(table);
  const schema = { fields: table.columns.map((name) => ({ name, type: 'string' as const })), missingValues: [''] as const };
  const listsADay = format.listsADay && { listsADay: true as const };
  return [carriedFile(`${stem}.csv`, text, about, { folder: 'tabelle', format: 'csv', day, ...listsADay, rows, schema })];
}
