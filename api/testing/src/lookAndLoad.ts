import { load } from '@territori/load/loading/load';
import { connect } from '@territori/store/database';

/**
 * A portal that starts, prints which of some histories it serves, and loads the next: for tests that kill it. Of three
 * histories none is kept any more when its turn comes again. Arguments: the name and the folder of each history.
 */
const given = process.argv.slice(2);
const names = given.filter((_, place) => place % 2 === 0);
const folders = given.filter((_, place) => place % 2 === 1);
const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

const database = await connect();
const edition = await database.edition();
const [served] = edition
  ? await database.read<{ nome: string; comuni: number }>(
      `select lower(substring(min(denominazione) from '^[[:alpha:]]+')) as nome, count(*) as comuni from comuni_al('2020-01-01')`,
    )
  : [];
print({ edition: edition?.id ?? 0, ...served });
const path = folders[(names.indexOf(served?.nome ?? '') + 1) % folders.length] ?? '';
await load(database, { by: 'operator', path }, { progress: (message) => print({ message }) });
await database.close();
