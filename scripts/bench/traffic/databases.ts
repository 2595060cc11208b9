import { join } from 'node:path';
import { createCluster, startCluster } from '@territori/api-testing/postgresServer';
import { load as loadData } from '@territori/load/ingest/load';
import { connect } from '@territori/store/database';

/** Folders with the data loaded, one of each engine. */
export interface Databases {
  readonly cluster: string;
  readonly embedded: string;
}

/** Makes both databases below a folder that every user may enter. */
export async function makeDatabases(folder: string): Promise<Databases> {
  const [cluster, embedded] = [join(folder, 'cluster'), join(folder, 'embedded')];

  await createCluster(cluster);
  await onCluster(cluster, load);
  await load({ directory: embedded });
  return { cluster, embedded };
}

type Place = Parameters<typeof connect>[0];

async function onCluster(directory: string, work: (place: Place) => Promise<void>): Promise<void> {
  const server = await startCluster(directory);
  try {
    await work({ url: server.url });
  } finally {
    await server.stop();
  }
}

async function load(place: Place): Promise<void> {
  const database = await connect(place);
  await loadData(database, { by: 'start' });
  await database.close();
}
