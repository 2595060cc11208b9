import { refusePathClashes } from '@territori/build/sectionChecks/refusePathClashes';

try {
  await refusePathClashes();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
