/** The folder of a site with the source maps of all released scripts, at the scripts' own paths. Web servers do not serve it. */
export const MAPS = 'maps';

/** A script of a released part: `shell` or the id of a section. */
export interface ReleasedScript {
  readonly part: string;
  readonly version: string;
  /** Its path in the folder of the version. */
  readonly file: string;
}

/** Where the map of a script is, below the folder of the maps. The names of the shell's scripts are those of no other version. */
export function mapPath({ part, version, file }: ReleasedScript): string {
  return part === 'shell' ? `assets/${file}.map` : `mf/${part}/${version}/${file}.map`;
}
