import { CommandFailed } from '@territori/build/CommandFailed';
import { sectionIds } from '@territori/build/workspace';
import { packPart } from './packPart.ts';
import { runProgram } from './runProgram.ts';

// node --import tsx deploy/src/pack.ts <shell or section id> <folder> [version]
await runProgram(async () => {
  const [part, folder, version] = process.argv.slice(2);
  if (!part || !folder) throw new CommandFailed('Which part, and where to? node --import tsx deploy/src/pack.ts glossario /srv/site');
  const parts = ['shell', ...sectionIds()];
  if (!parts.includes(part)) throw new CommandFailed(`There is no part "${part}". Parts: ${parts.join(', ')}.`);
  const release = await packPart(part, folder, version || undefined);
  console.warn(`${release.part} ${release.version} is in ${folder}`);
});
