import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of tests that take minutes: they begin first, so that none of them is left to one worker while the others have no more to do. */
const LONG = [
  'api/serve/src/reports/asByHand.deep.test.ts',
  'api/load/src/loading/loadApart.deep.test.ts',
  'deploy/test/faults.deep.test.ts',
];

/** The order in which Vitest begins files of tests. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(name));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
