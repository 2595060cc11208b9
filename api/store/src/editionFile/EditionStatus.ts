import type { Database, Edition } from '../database/index.ts';

/** What `npm run data -- status` shows: an edition, and how much it holds. */
export interface EditionStatus {
  readonly edition: Edition;
  /** Municipalities in force on the edition's day, versions of units, events. */
  readonly counts: { readonly comuni: number; readonly versioni: number; readonly eventi: number };
}

const COUNTS = `
  select (select count(*) from comuni_al($1::date)) as comuni, (select count(*) from versione) as versioni, (select count(*) from evento) as eventi`;

export async function readStatus(database: Database, edition: Edition): Promise<EditionStatus> {
  const [counts] = await database.read<EditionStatus['counts']>(COUNTS, [edition.date], { edition: edition.id });
  if (!counts) throw new Error('The database counted nothing');
  return { edition, counts };
}
