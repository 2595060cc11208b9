import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';

/** A package of the distribution and what it is needed for, such as "git, which copies the sources". */
export interface NeededPackage {
  readonly name: string;
  readonly purpose: string;
}

interface Offer {
  /** True where the answer is known: install. */
  readonly yes: boolean;
  /** Asks the person at the terminal; undefined without one. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
  /** Installs packages; throws where that fails. */
  readonly install: (names: readonly string[]) => void;
}

/** Asks at the terminal of this process; undefined where there is none. */
export const atTerminal: Offer['ask'] = process.stdin.isTTY
  ? async (question) => {
      const terminal = createInterface({ input: process.stdin, output: process.stdout });
      try {
        return await terminal.question(question);
      } finally {
        terminal.close();
      }
    }
  : undefined;

/** Installs packages by apt-get, whose output is shown. */
export function aptInstall(names: readonly string[]): void {
  for (const parameters of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    const { status, error } = spawnSync('apt-get', parameters, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`apt-get ${parameters.join(' ')} ${error ? `cannot run: ${error.message}` : `ended with ${status}`}`);
  }
}

/**
 * Installs the packages that a machine lacks, but only if someone says so: beforehand (`yes`), or when asked. Throws one sentence
 * with the packages and how to install them otherwise.
 */
export async function offerPackages(missing: readonly NeededPackage[], { yes, ask, install }: Offer): Promise<void> {
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name);
  const described = missing.map(({ name, purpose }) => `${name} (${purpose})`).join(', ');
  const byHand = `Install them (sudo apt-get install ${names.join(' ')})`;
  if (!yes && !ask) throw new Error(`Packages of Debian are missing: ${described}. ${byHand}, or call this again with --yes.`);
  const answer = yes ? 'y' : await ask?.(`Packages of Debian are missing: ${described}. Install them now with apt-get? [y/N] `);
  if (!/^y(es)?$/i.test(answer?.trim() ?? '')) throw new Error(`Nothing was installed. ${byHand} and call this again.`);
  install(names);
}
