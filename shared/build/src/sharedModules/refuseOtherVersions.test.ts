import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPackage } from '../compile/buildPackage.ts';
import { sectionDirectory, sectionIds } from '../workspace.ts';
import { packageOf } from './packageOf.ts';
import { refuseOtherVersions } from './refuseOtherVersions.ts';
import { sharedModules } from './sharedModules.ts';

const provided = (name: string) => sharedModules.find(({ request }) => packageOf(request) === name)?.version as string;

let folder: string;
let section: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'territori-misfit-'));
  section = join(folder, 'mf-prova');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function write(file: string, content: unknown): Promise<void> {
  await mkdir(join(section, file, '..'), { recursive: true });
  await writeFile(join(section, file), JSON.stringify(content));
}
const install = (name: string, version: string) => write(`node_modules/${name}/package.json`, { name, version });

describe('a section', () => {
  beforeEach(async () => {
    await rm(section, { recursive: true, force: true });
    await write('package.json', { name: '@territori/mf-prova', version: '1.0.0', dependencies: { react: '^18.2.0' } });
  });

  it.each(sectionIds())('%s has the versions that the shell provides', (id) => {
    expect(() => refuseOtherVersions(sectionDirectory(id))).not.toThrow();
  });

  it('need not use every shared package', () => {
    expect(() => refuseOtherVersions(section)).not.toThrow();
  });

  it('with an older React and a newer kit gets a message on both, with the provided versions and the remedy', async () => {
    await install('react', '18.2.0');
    await install('@territori/kit', '99.0.0');
    expect(() => refuseOtherVersions(section)).toThrow(
      `react: mf-prova wants 18.2.0 (mf-prova/package.json says "react": "^18.2.0"), the shell provides ${provided('react')}.`,
    );
    expect(() => refuseOtherVersions(section)).toThrow(/@territori\/kit: mf-prova wants 99\.0\.0 \(found in .*\), the shell provides/);
    expect(() => refuseOtherVersions(section)).toThrow('Write "catalog:" (for a package of ours "workspace:^") and install again.');
  });

  it('of another version does not build', async () => {
    await install('react', '18.2.0');
    const build = buildPackage({ config: 'section', directory: section, version: '1.0.0' });
    await expect(build).rejects.toThrow(`react: mf-prova wants 18.2.0 (mf-prova/package.json says "react": "^18.2.0")`);
  });
});
