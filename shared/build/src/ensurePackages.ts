import { spawnSync } from 'node:child_process';

interface Wanted<Found> {
  /** Looks for a program on the machine; undefined when it is not installed. */
  readonly find: () => Found | undefined;
  /** The Debian packages that contain it. */
  readonly packages: readonly string[];
  /** The error message when it cannot be installed. */
  readonly otherwise: string;
  readonly log: (text: string) => void;
}

/** Finds a program on the machine, or installs the packages of the distribution that contain it, if the user may install packages. */
export async function ensurePackages<Found>({ find, packages, otherwise, log }: Wanted<Found>): Promise<Found> {
  for (const command of [undefined, ['apt-get', 'update'], ['apt-get', 'install', '-y', '--no-install-recommends', ...packages]]) {
    if (command) {
      log(command.join(' '));
      spawnSync(command[0] as string, command.slice(1), { stdio: 'inherit' });
    }
    const found = find();
    if (found) return found;
  }
  throw new Error(otherwise);
}
