import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { multiplyHistory } from '../../../api/src/bench/multiplyHistory.ts';
import { connect } from '../../../api/src/database/index.ts';
import { ensureEdition } from '../../../api/src/ingest/ensureEdition.ts';
import { copyCluster, createCluster, startCluster } from '../../../api/src/testing/postgresServer.ts';

/** Folders with the data loaded, of both engines: as they come, and with ten times the municipalities. */
export interface Databases {
  readonly cluster: string;
  readonly embedded: string;
  readonly tenfold: { readonly cluster: string; readonly embedded: string };
}

/** Makes them below a folder that every user may enter. */
export async function makeDatabases(folder: string): Promise<Databases> {
  const [cluster, embedded] = [join(folder, 'cluster'), join(folder, 'embedded')];
  const tenfold = { cluster: join(folder, 'cluster-10'), embedded: join(folder, 'embedded-10') };

  await createCluster(cluster);
  await onCluster(cluster, load);
  await copyCluster(cluster, tenfold.cluster);
  await onCluster(tenfold.cluster, multiply);

  await load({ directory: embedded });
  await cp(embedded, tenfold.embedded, { recursive: true });
  await multiply({ directory: tenfold.embedded });
  return { cluster, embedded, tenfold };
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
  await ensureEdition(database, {});
  await database.close();
}

async function multiply(place: Place): Promise<void> {
  const database = await connect(place);
  await multiplyHistory(database, 10);
  await database.close();
}
