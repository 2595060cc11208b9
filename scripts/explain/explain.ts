import { text } from 'node:stream/consumers';
import { CommandFailed } from '@territori/build/CommandFailed';
import { readOptions } from '@territori/build/cli/readOptions';
import { siteOption } from '@territori/build/cli/siteOptions';
import { ReleaseRefused } from '@territori/build/site/ReleaseRefused';
import { explainPosition } from './explainPosition.ts';
import { mapReader } from './mapReader.ts';
import { positionsIn } from './positionsIn.ts';

const USAGE = "npm run explain -- [--to <site> | --maps <folder>] 'glossario@1.1.0 4f0c2a.js:1:2345'";

/**
 * `npm run explain -- <error>`: the original file, line and some lines of the source of each place that an error of a browser names. The
 * error is a line of the API's log, a stack, or `<part>@<version> <file>:<line>:<column>`; without one it is read from the standard input.
 */
try {
  const options = {
    to: siteOption.to,
    maps: { type: 'string', value: '<folder>', text: 'a folder with the source maps; without it those of the site, or of this checkout' },
  } as const;
  const { values, positionals } = readOptions({ options, allowPositionals: true }, USAGE);
  const given = positionals.length > 0 ? positionals.join(' ') : await text(process.stdin);
  const positions = positionsIn(given);
  if (positions.length === 0)
    throw new CommandFailed(
      `The error names no place in a released script. Paste a line of the log or a stack of a browser, or write: ${USAGE}`,
    );
  const read = await mapReader({ maps: values.maps, site: values.to });
  let found = 0;
  for (const position of positions) {
    const { part, version, file, line, column } = position;
    const map = await read(position);
    if (map !== undefined) found += 1;
    console.log(`${part}${version && `@${version}`} ${file}:${line}:${column}`);
    console.log(map === undefined ? 'no source map of this script was found' : explainPosition(position, map));
    console.log();
  }
  if (found === 0)
    throw new CommandFailed(
      'Name the site that runs this version with --to, or with --maps a folder with its maps: "maps" of a site, or of the container of a part.',
    );
} catch (error) {
  console.error(error instanceof CommandFailed || error instanceof ReleaseRefused ? error.message : error);
  process.exitCode = 1;
}
