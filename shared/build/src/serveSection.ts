import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ownExtension, sectionDirectory } from './workspace.ts';

const command = join(dirname(createRequire(import.meta.url).resolve('@rspack/cli/package.json')), 'bin/rspack.js');
const configuration = fileURLToPath(new URL(`./rspack/development${ownExtension}`, import.meta.url));

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
  const values = ['--env', `port=${port}`, ...(portal ? ['--env', `portal=${portal}`] : [])];
  // the overlay of a development server writes a terminal's colours as inline styles, which the page's policy refuses
  const { FORCE_COLOR: _, ...plain } = process.env;
  const child = spawn(process.execPath, [command, 'serve', '-c', configuration, ...values], {
    cwd: sectionDirectory(id),
    stdio: 'inherit',
    env: { ...plain, NO_COLOR: '1', NODE_ENV: 'development' },
  });
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
