import type { Content } from './content/schema.ts';
import type { Database, Edition } from './database/index.ts';
import type { Day } from './dates/day.ts';
import { editionNames } from './edition/editionNames.ts';
import { FACTS } from './edition/facts.ts';
import { BadRequest, Unavailable } from './http/errors.ts';
import type { Language } from './http/language.ts';
import type { News } from './news/News.ts';
import type { ArchiveProgress } from './official/OfficialArchive.ts';
import type { Reports } from './reports/reports.ts';
import type { Edizione } from './schemas/wire.ts';

/** What the routes work with. */
export interface Services {
  readonly database: Database;
  readonly content: Content;
  readonly news: News;
  readonly reports: Reports;
  /** The date in Europe/Rome. */
  readonly today: () => Day;
  /** Changes with the program and the editors' texts, so that an answer made from others is not taken for this one. */
  readonly build: string;
  readonly accessibilityUrl: string;
  /** Origin in absolute links, undefined to take that of each call. */
  readonly publicOrigin: string | undefined;
  /** How far the official archive has been fetched; null when nothing is being fetched. */
  readonly archiveProgress: () => ArchiveProgress | null;
}

/** The edition that is served; throws Unavailable before the first load. */
export async function currentEdition({ database }: Pick<Services, 'database'>): Promise<Edition> {
  const edition = await database.edition();
  if (edition) return edition;
  throw new Unavailable('I dati non sono ancora stati caricati.', 'The data are not loaded yet.');
}

/** The name of an edition in addresses and ETags. */
export const editionName = (edition: Edition, { build }: Pick<Services, 'build'>): string =>
  `${edition.id}-${edition.fingerprint.slice(0, 8)}-${build}`;

export const describeEdition = (edition: Edition, services: Pick<Services, 'build' | 'archiveProgress'>, language: Language): Edizione => ({
  id: editionName(edition, services),
  nome: editionNames(edition.approximate)[language],
  aggiornata_al: edition.date,
  approssimata: edition.approximate,
  fonti: edition.sources.map(({ descrizione, licenza, url }) => ({ nome: descrizione[language], licenza: licenza[language], url })),
  mancanze: edition.lacks.map(({ fatto, file }) => ({ fatto, descrizione: FACTS[fatto][language], file })),
  caricamento: describeProgress(services.archiveProgress()),
});

const describeProgress = (progress: ArchiveProgress | null): Edizione['caricamento'] =>
  progress && { fatti: progress.done, totale: progress.total };

/** A name or an address, and a port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i;

/** The origin that visitors reach this service at: as configured, else as the call says. Throws BadRequest when its `Host` is missing or malformed. */
export function originOf({ publicOrigin }: Pick<Services, 'publicOrigin'>, request: { protocol: string; host: string }): string {
  if (publicOrigin) return publicOrigin;
  const origin = `${request.protocol}://${request.host}`;
  if (HOST.test(request.host) && URL.canParse(origin)) return origin;
  throw new BadRequest(
    `Intestazione Host: '${request.host}' non è il nome di un servizio; inviare ad esempio Host: territori.example.`,
    `Header Host: '${request.host}' is not the name of a service; send for example Host: territori.example.`,
  );
}
