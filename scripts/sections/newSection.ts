import { spawnSync } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { CommandFailed } from '@territori/build/CommandFailed';
import { readOptions } from '@territori/build/cli/readOptions';
import { newSection } from '@territori/build/newSection/newSection';
import { root } from '@territori/build/workspace';
import { writeSectionServices } from '../../deploy/src/sectionServices.ts';
import { runInstallation } from '../installPackages.mjs';
import { newRepository } from '../packages/newRepository.ts';

const USAGE = `Usage: npm run new-section -- <id> [--it <title>] [--en <title>]   a section of this workspace
       npm run new-section -- <id> --outside <folder> [--portal <address>] [--it <title>] [--en <title>]   a section in its own repository`;

const OPTIONS = {
  outside: {
    type: 'string',
    value: '<folder>',
    text: 'makes a repository of its own there; without it the section is one of this workspace',
  },
  portal: { type: 'string', value: '<address>', text: 'with --outside: the portal inside which npm run dev shows the section' },
  it: { type: 'string', value: '<title>', text: 'its Italian title; without it the words of the id' },
  en: { type: 'string', value: '<title>', text: 'its English title; without it the Italian one' },
} as const;

/** `npm run new-section`: a section that builds, tests and stands in the menu. */
function readCommand() {
  const { values, positionals } = readOptions(
    { args: process.argv.slice(2), options: OPTIONS, allowPositionals: true },
    'npm run new-section -- <id> [--outside <folder>] [--portal <address>] [--it <title>] [--en <title>]',
  );
  const [id, ...more] = positionals;
  if (!id || more.length > 0) throw new CommandFailed(USAGE);
  return { id, values };
}

try {
  const { id, values } = readCommand();
  const titles = { it: values.it, en: values.en };
  // without --en the English title is made of the id, whose words are Italian in this portal
  const englishTitle =
    values.en === undefined ? '\nIts English title is still the Italian one: write it in src/manifest.ts and src/messages/en.json.' : '';
  if (values.outside === undefined) {
    const directory = newSection({ id, titles });
    await writeSectionServices();
    // links the new package; the lockfile gains its entry
    runInstallation(root, '--no-frozen-lockfile', '--prefer-offline');
    console.log(`\nMade ${directory}. Next: npm run dev -- ${id}${englishTitle}`);
  } else {
    const directory = resolve(values.outside);
    await newRepository({ id, titles, directory, portal: values.portal });
    spawnSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: directory, stdio: 'inherit' });
    const portal = values.portal ? '' : ' -- --portal <address of the portal>';
    const near = relative(process.cwd(), directory);
    const folder = near.startsWith('../..') ? directory : near;
    console.log(`Made ${directory}. Next:\n  cd ${folder}\n  npx -y pnpm@10.34.8 install\n  npm run dev${portal}${englishTitle}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
