import packageJson from '../package.json';

/** The application's version: the shell's. */
export const VERSION: string = packageJson.version;
