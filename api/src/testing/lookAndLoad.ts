import { connect } from '../database/index.ts';
import { load } from '../ingest/load.ts';

/**
 * A portal that starts, prints which of two histories it serves, and loads the other: for tests that kill it.
 * Arguments: the name and the folder of each history.
 */
const [oneName = '', one = '', , other = ''] = process.argv.slice(2);
const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

const database = await connect();
const edition = await database.edition();
const [served] = edition
  ? await database.read<{ nome: string; comuni: number }>(
      `select lower(substring(min(denominazione) from '^[[:alpha:]]+')) as nome, count(*) as comuni from comuni_al('2020-01-01')`,
    )
  : [];
print({ edition: edition?.id ?? 0, ...served });
const path = served?.nome === oneName ? other : one;
await load(database, { by: 'operator', path }, { progress: (message) => print({ message }) });
await database.close();
