import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '@territori/build/workspace';
import type { Reporter, TestModule } from 'vitest/node';
import type { FileTime } from './slowestFiles.ts';

/** The file to which the times of a run go: the one that FILE_TIMES names. */
const written = (): string => process.env.FILE_TIMES ?? join(root, 'test-results/unit-times.json');

/** A reporter of Vitest: writes how long each file of tests took, its hooks included, which the JSON reporter leaves out. */
export default class FileTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module): FileTime => {
      const { duration, collectDuration, setupDuration } = module.diagnostic();
      return { file: relative(root, module.moduleId), seconds: (duration + collectDuration + setupDuration) / 1000 };
    });
    const file = written();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(times));
  }
}
