import manifest from '../../package.json' with { type: 'json' };

/** The version of the program, which every edition that it writes states. */
export const VERSION: string = manifest.version;
