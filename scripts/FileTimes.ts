import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '@territori/build/workspace';
import type { Reporter, TestModule } from 'vitest/node';
import type { FileTime } from './slowestFiles.ts';

/** Where the times of the last run are. */
export const UNIT_TIMES = join(root, 'test-results/unit-times.json');

/** A reporter of Vitest: writes how long each file of tests took, its hooks included, which the JSON reporter leaves out. */
export default class FileTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module): FileTime => {
      const { duration, collectDuration, setupDuration } = module.diagnostic();
      return { file: relative(root, module.moduleId), seconds: (duration + collectDuration + setupDuration) / 1000 };
    });
    mkdirSync(dirname(UNIT_TIMES), { recursive: true });
    writeFileSync(UNIT_TIMES, JSON.stringify(times));
  }
}
