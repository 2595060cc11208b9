import { buildApp } from './app.ts';
import { connect } from './database/index.ts';
import { explainStart } from './process/explainStart.ts';
import { stopOnSignal } from './process/stopOnSignal.ts';
import { type ListeningPlace, readPlace, readSettings } from './settings.ts';
import { startTraces } from './traces/startTraces.ts';

let place: ListeningPlace | undefined;
try {
  place = readPlace(process.env);
  const settings = readSettings(process.env);
  const database = await connect();
  const app = buildApp(database, settings.app);
  await startTraces(app, database, process.env);
  stopOnSignal(app, database, settings.stopSeconds * 1000);
  await app.listen(place);
} catch (error) {
  console.error('The API could not start.', explainStart(error, place) ?? error);
  process.exit(1);
}
