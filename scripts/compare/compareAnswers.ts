import { CommandFailed } from '@territori/build/CommandFailed';
import { readOptions } from '@territori/build/cli/readOptions';
import { compareSides } from './compareSides.ts';
import { openSide } from './openSide.ts';
import { writeRecording } from './recording.ts';

const USAGE = 'npm run compare -- <address or recording> [<address or recording>], or npm run compare -- --record <file> [<address>]';
const HERE = `http://localhost:${process.env.PORT ?? 8080}`;

/**
 * `npm run compare`: whether two portals answer the same requests alike; each is a running portal or a recording of one. Exit codes: 0
 * alike, 1 something differs, 2 wrong use, or a portal that does not answer.
 */
try {
  const options = { record: { type: 'string', value: '<file>', text: 'writes the answers of one portal into a file' } } as const;
  const { values, positionals } = readOptions({ args: process.argv.slice(2), options, allowPositionals: true }, USAGE);
  const [first, second = HERE, ...more] = positionals;
  if (more.length > 0 || (values.record ? second !== HERE : !first)) throw new CommandFailed(`Usage: ${USAGE}`);
  if (values.record) await writeRecording(values.record, (await openSide(first ?? HERE)).exchanges());
  else if (first) process.exitCode = (await compareSides(await openSide(first), await openSide(second), console.log)) > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof CommandFailed ? error.message : error);
  process.exitCode = 2;
}
