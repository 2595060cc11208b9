import { existsSync } from 'node:fs';
import { ensurePackages } from '@territori/build/ensurePackages';
import { CHROMIUM } from '@territori/build/trial/chromiumPaths';

export const ACCESSIBILITY_BUS = '/usr/libexec/at-spi-bus-launcher';

const FILES = ['/usr/bin/orca', '/usr/bin/Xvfb', '/usr/bin/xdotool', '/usr/bin/dbus-daemon', ACCESSIBILITY_BUS];
const PACKAGES = ['orca', 'xvfb', 'xdotool', 'dbus', 'at-spi2-core', 'chromium'];

/** Finds the screen reader Orca, a screen without a monitor and Chromium with windows, or installs them. Returns the path of Chromium. */
export const ensureOrca = (): Promise<string> =>
  ensurePackages({
    find: () => (FILES.every((file) => existsSync(file)) ? CHROMIUM.find((file) => existsSync(file)) : undefined),
    packages: PACKAGES,
    otherwise: `What a screen reader says is recorded with Orca. On Debian: apt-get install ${PACKAGES.join(' ')}`,
    log: console.log,
  });
