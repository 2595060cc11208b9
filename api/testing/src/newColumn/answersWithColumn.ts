import { UNIT_READINGS } from '@territori/edition/model/unitReadings';
import { connect } from '@territori/store/database';
import { OrNull, Text } from '@territori/wire/v1/blocks';
import { Unita } from '@territori/wire/v1/unita';
import { PUBLIC_ORIGIN } from '../publicOrigin.ts';
import { NEW_COLUMN } from './newColumn.ts';

// the two places that CONTRIBUTING.md names have one column more, before anything that reads them is loaded
Object.assign(Unita.properties, { [NEW_COLUMN]: OrNull(Text('A column for this test')) });
(Unita.required as string[]).push(NEW_COLUMN);
Object.assign(UNIT_READINGS, { [NEW_COLUMN]: { comune: "'prova ' || v.codice" } });

const { buildApp } = await import('@territori/serve/app');
const { EditionModel } = await import('@territori/edition/EditionModel');
const { TABLES } = await import('@territori/edition/archive/tables');

// answers the addresses of its arguments, and writes the answers in base64; the last line has the columns of the bulk file `unita`
const database = await connect();
const app = buildApp(database, { today: () => '2026-06-01', callsPerMinute: 0, publicOrigin: PUBLIC_ORIGIN });
const say = (answer: Buffer) => process.stdout.write(`${answer.toString('base64')}\n`);
for (const url of process.argv.slice(2)) say((await app.inject({ url })).rawPayload);
const [units] = TABLES;
const edition = await database.edition();
if (!units || !edition) throw new Error('The database has no edition');
const [row] = units.rows(await EditionModel.read(database, edition), edition) as Iterable<object>;
say(Buffer.from(JSON.stringify({ columns: units.columns.map(({ name }) => name), row })));
await app.close();
await database.close();
