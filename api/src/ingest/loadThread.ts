import { connect, type DatabasePlace } from '../database/index.ts';
import { answerOwner } from '../process/answerOwner.ts';
import type { LoadRequest } from './chooseSources.ts';
import { explainFailure } from './explainFailure.ts';
import { load } from './load.ts';

/** What the owner of the thread asks for. */
export interface LoadTask {
  readonly place: DatabasePlace;
  readonly request: LoadRequest;
}

/** Resolves to whether a new edition was made, once the database is closed: its owner may then move the directory. */
await answerOwner(
  async ({ place, request }: LoadTask, progress): Promise<boolean> => {
    const database = await connect(place);
    try {
      return (await load(database, request, { progress })).loaded;
    } finally {
      await database.close();
    }
  },
  (error) => explainFailure(error)?.message,
);
