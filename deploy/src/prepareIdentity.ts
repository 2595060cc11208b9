import { CommandFailed } from '@territori/build/CommandFailed';
import { IdentityError } from '@territori/identity/readIdentity';
import { runProgram } from './runProgram.ts';
import { writeIdentity } from './writeIdentity.ts';

// node --import tsx deploy/src/prepareIdentity.ts <folder of the identity> <folder for nginx>
await runProgram(async () => {
  const [chosen, folder] = process.argv.slice(2);
  if (!chosen || !folder)
    throw new CommandFailed('Which identity, and where to? node --import tsx deploy/src/prepareIdentity.ts ./identita /srv/identita');
  await writeIdentity(chosen, folder).catch((error: unknown) => {
    throw error instanceof IdentityError ? new CommandFailed(error.message) : error;
  });
  console.warn(`The identity is in ${folder}: start the services of the pages with IDENTITY=${folder}`);
});
