import { spawnSync } from 'node:child_process';

interface Wanted<Found> {
  /** What the tests take from the machine; undefined while it is not there. */
  readonly find: () => Found | undefined;
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
  /** Said when it cannot be had. */
  readonly otherwise: string;
  readonly tell: (text: string) => void;
}

/** Finds what the tests need on the machine, or installs the distribution's packages where the user may. */
export async function ensurePackages<Found>({ find, packages, otherwise, tell }: Wanted<Found>): Promise<Found> {
  for (const command of [undefined, ['apt-get', 'update'], ['apt-get', 'install', '-y', '--no-install-recommends', ...packages]]) {
    if (command) {
      tell(command.join(' '));
      spawnSync(command[0] as string, command.slice(1), { stdio: 'inherit' });
    }
    const found = find();
    if (found) return found;
  }
  throw new Error(otherwise);
}
