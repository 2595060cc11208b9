import { buildApp } from './app.ts';
import { explainDatabaseFailure } from './database/explainDatabaseFailure.ts';
import { connect } from './database/index.ts';
import { stopOnSignal } from './process/stopOnSignal.ts';
import { readSettings, SettingError } from './settings.ts';
import { startTraces } from './traces/startTraces.ts';

try {
  const settings = readSettings(process.env);
  const database = await connect();
  const app = buildApp(database, settings.app);
  await startTraces(app, database, process.env);
  stopOnSignal(app, database, settings.stopSeconds * 1000);
  await app.listen({ port: settings.port, host: settings.host });
} catch (error) {
  console.error('The API could not start.', error instanceof SettingError ? error.message : (explainDatabaseFailure(error) ?? error));
  process.exit(1);
}
