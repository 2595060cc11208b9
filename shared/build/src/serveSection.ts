import { setTimeout as wait } from 'node:timers/promises';
import { rspackCommand } from './rspackCommand.ts';
import { sectionDirectory } from './workspace.ts';

/** A section's development server. */
export interface ServedSection {
  readonly id: string;
  /** The address for the page's query: `?section.<id>=<address>`. */
  readonly address: string;
  stop(): void;
}

const LIMIT_MS = 60_000;
const POLL_MS = 200;

/**
 * Serves a section from its sources with hot reload. Resolves when its manifest can be read; rejects when that takes a minute.
 * @param portal `deployed` when the section runs inside a portal that other people built
 */
export async function serveSection(id: string, port: number, portal?: 'deployed'): Promise<ServedSection> {
  const environment = { port: String(port), ...(portal && { portal }) };
  const run = { config: 'development', directory: sectionDirectory(id), environment, development: true } as const;
  const child = rspackCommand('serve', run, 'inherit');
  // it must not go on when the command ends before it could be stopped
  process.once('exit', () => child.kill());
  const address = `http://localhost:${port}/`;
  const limit = Date.now() + LIMIT_MS;
  for (;;) {
    const response = await fetch(`${address}section.json`).catch(() => undefined);
    if (response?.ok) return { id, address, stop: () => child.kill() };
    if (child.exitCode !== null || Date.now() > limit) {
      child.kill();
      throw new Error(`The development server of ${id} did not start on port ${port}.`);
    }
    await wait(POLL_MS);
  }
}
