import { lookup } from 'node:dns/promises';
import { CommandFailed } from '@territori/build/CommandFailed';
import { readSigner } from '@territori/build/site/owners/keys';
import { readEnough, watchStaged } from '@territori/build/site/staging/watchStaged';
import { FolderTarget } from '@territori/build/site/store/FolderTarget';
import { runProgram } from './runProgram.ts';
import { serversOf } from './serversOf.ts';

// node --import tsx deploy/src/watchStaged.ts [times]
// SITE and API_SERVERS as in deploy/nginx/start; a name with several addresses stands for all of them. ENOUGH_LOADS says after how many
// loads of a version it is judged.
// Looks each minute until it is stopped, or as often as `times` says.
const { SITE = '/srv/site', API_SERVERS = 'api:8080', ENOUGH_LOADS } = process.env;
const [, , times] = process.argv;

/** The address of every replica now: each counts by itself. */
async function addresses(): Promise<string[]> {
  const found = serversOf(API_SERVERS).map(async (server) => {
    const [name = '', port] = server.split(':');
    return (await lookup(name, { all: true, family: 4 })).map(({ address }) => `http://${address}:${port}`);
  });
  return (await Promise.all(found)).flat();
}

await runProgram(async () => {
  if (times && !/^[1-9]\d*$/.test(times)) throw new CommandFailed(`How often to look is "${times}"; it must be a whole number from 1.`);
  await watchStaged({
    ...{
      target: new FolderTarget(SITE),
      addresses,
      making: { by: 'watch-staged', signer: await readSigner(undefined) },
      log: console.warn,
      enough: readEnough(ENOUGH_LOADS, 'ENOUGH_LOADS'),
    },
    ...(times && { times: Number(times) }),
  });
});
