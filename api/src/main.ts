import { buildApp } from './app.ts';
import { connect } from './database/index.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
const database = await connect();
const app = buildApp(database, settings.app);

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  app.log.info({ signal }, 'stopping: calls under way are answered first');
  await app.close();
  await database.close();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, (name) => void stop(name));

await app.listen({ port: settings.port, host: settings.host });
