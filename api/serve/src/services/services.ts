import type { EditionModel } from '@territori/edition/EditionModel';
import type { Day } from '@territori/history/dates/day';
import type { Identity } from '@territori/identity/Identity';
import type { Database, Edition } from '@territori/store/database';
import type { Store } from '@territori/store/files/Store';
import type { Content } from '../content/schema.ts';
import type { News } from '../news/News.ts';
import type { Openings } from '../openings/Openings.ts';
import type { BrowserOutcomes } from '../outcomes/BrowserOutcomes.ts';
import type { Reports } from '../reports/reports.ts';

/** The parts of the API that routes and queries use. */
export interface Services {
  readonly database: Database;
  readonly content: Content;
  readonly news: News;
  readonly reports: Reports;
  /** The units of an edition in memory. */
  readonly modelOf: (edition: Edition) => Promise<EditionModel>;
  readonly openings: Openings;
  readonly outcomes: BrowserOutcomes;
  /** The date in Europe/Rome. */
  readonly today: () => Day;
  /**
   * Names the version of the program, of the editors' texts and of the identity. Every ETag depends on it, so that a cache drops the
   * answers of another version.
   */
  readonly build: string;
  readonly accessibilityUrl: string;
  /** Who publishes: the name, the colours and the contacts in what the API answers. */
  readonly identity: Identity;
  /** Origin of absolute links, at which visitors reach the service. No header of a call says it. */
  readonly publicOrigin: string;
  /** The files of the editions, which the loads write; null where none are kept. */
  readonly store: Store | null;
  /** The file of the edition in service, for the history that it holds; undefined where none is kept. */
  readonly editionFile: string | undefined;
}
