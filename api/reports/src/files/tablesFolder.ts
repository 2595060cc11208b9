import { createHash } from 'node:crypto';
import { editionName } from '@territori/history/edition/editionName';
import { CATALOGUE } from '../catalogue.ts';
import { tableStatement } from '../computeTable.ts';
import type { ReportQuery } from '../definition.ts';

/** Raised when the files of the same definitions hold something else, also those of loaded rows. */
const FORMAT = 1;

const described = (report: Parameters<typeof tableStatement>[0], query: ReportQuery | undefined) =>
  query && [tableStatement(report, query), query.order];

/**
 * Names the definitions of all reports: a program reads tables that were made by its own. Where the definitions have changed, the next
 * load makes the tables of the same edition again, beside those of the program before.
 */
const DEFINITIONS = createHash('sha256')
  .update(
    JSON.stringify([
      FORMAT,
      ...[...CATALOGUE.values()].map((report) => [report.id, described(report, report.query), described(report, report.partial)]),
    ]),
  )
  .digest('hex')
  .slice(0, 8);

const pathOf = (edition: { readonly fingerprint: string }, file: string): string =>
  `${editionName(edition)}/rapporti-${DEFINITIONS}/${file}`;

/** Where the tables of the reports of an edition are in a store. */
export const tablePath = (edition: { readonly fingerprint: string }, name: string): string => pathOf(edition, `${name}.parquet`);
/** Where the list of them is, which is written last. */
export const tableIndexPath = (edition: { readonly fingerprint: string }): string => pathOf(edition, 'indice.json');
