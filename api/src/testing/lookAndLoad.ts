import { connect } from '../database/index.ts';
import { load } from '../ingest/load.ts';

/**
 * A portal that starts, tells what it serves, and loads the folder whose name is not that: for tests that kill it.
 * Arguments: name and folder, twice.
 */
const [oneName = '', one = '', , other = ''] = process.argv.slice(2);
const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

const database = await connect();
const edition = await database.edition();
const [served] = edition
  ? await database.read<{ nome: string; comuni: number }>(
      `select lower(substring(min(denominazione) from '^[[:alpha:]]+')) as nome, count(*) as comuni from comuni_al('2020-01-01')`,
    )
  : [];
tell({ edition: edition?.id ?? 0, ...served });
const path = served?.nome === oneName ? other : one;
await load(database, { by: 'operator', path }, { progress: (message) => tell({ message }) });
await database.close();
