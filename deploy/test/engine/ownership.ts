import { run } from './run.ts';

/** The name of the test's project, with which the names of its images, containers, volumes and networks begin. */
export const PROJECT = 'territori-test';
/** The label of everything that the test makes. What does not have it is never removed. */
export const LABEL = 'territori.test';

/** What an engine lists under the name of the project: one line each, its label and, of a container, its state. */
const listings = {
  container: ['ps', '--all', '--format', `{{.Label "${LABEL}"}} {{.State}}`],
  volume: ['volume', 'ls', '--format', `{{.Label "${LABEL}"}}`],
  network: ['network', 'ls', '--format', `{{.Label "${LABEL}"}}`],
} as const;

/**
 * Removes the containers, volumes and networks that an interrupted run of the test left. Throws where a run goes on, and where something
 * bears the name of the project that the test did not make.
 */
export async function takeAwayLeftovers(): Promise<void> {
  const found = await Promise.all(
    Object.entries(listings).map(async ([kind, parameters]) => {
      const listed = await run('docker', [...parameters, '--filter', `label=com.docker.compose.project=${PROJECT}`]);
      // without the label a line is empty; the last is too
      return listed
        .split('\n')
        .slice(0, -1)
        .map((line) => ({ kind, line: line.trim() }));
    }),
  ).then((lists) => lists.flat());
  const foreign = found.find(({ line }) => !line.startsWith('yes'));
  if (foreign)
    throw new Error(`A ${foreign.kind} of a project "${PROJECT}" is there that this test did not make. Rename that project, or remove it.`);
  if (found.some(({ line }) => /^yes (running|restarting|paused)$/.test(line)))
    throw new Error(
      `Containers of the project "${PROJECT}" run: another run of this test goes on, or one was killed. ` +
        `Wait for it, or remove what it left: docker compose --project-name ${PROJECT} down --volumes`,
    );
  if (found.length > 0) await run('docker', ['compose', '--project-name', PROJECT, 'down', '--volumes', '--remove-orphans']);
}
