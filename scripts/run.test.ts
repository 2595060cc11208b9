import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@territori/build/workspace';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the commands of the README', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

  it.each(Object.entries(scripts))('npm run %s goes through the launcher, which installs the packages first', (name, script) => {
    const [, command = ''] = /^node scripts\/run\.mjs (\S+)/.exec(script) ?? [];
    // `test:deep` is `test` with an option; another name with a colon is a command
    expect([name, name.split(':')[0]]).toContain(command);
    expect(read('scripts/run.mjs')).toMatch(new RegExp(`^ {2}'?${command}'?: \\[`, 'm'));
  });

  it('run existing programs', () => {
    const programs = [...read('scripts/run.mjs').matchAll(/^ {2}\S+: \['([^']+)'/gm)].map(([, program]) => program ?? '');
    expect(programs.length).toBeGreaterThan(10);
    expect(programs.filter((program) => !existsSync(join(root, program)))).toEqual([]);
  });

  it.each(['README.md', 'CONTRIBUTING.md'])('are in %s without a program that a fresh clone does not have', (document) => {
    expect(read(document)).not.toMatch(/npx (vitest|changeset|tsx|playwright|biome)/);
    for (const [, command = ''] of read(document).matchAll(/npm run (?:-s )?([a-z][a-z:-]*)/g))
      expect(Object.keys(scripts)).toContain(command);
  });
});
