import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@territori/build/workspace';
import { expect, it } from 'vitest';

it('names the sections where one does not exist', async () => {
  const check = promisify(execFile)(process.execPath, ['--import', 'tsx', join(root, 'scripts/check/check.ts'), 'voci'], { cwd: root });
  const { code, stderr } = await check.catch((error) => error);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^There is no section "voci"\. Sections: apidetail, glossario/)]);
});
