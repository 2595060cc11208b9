import { strToU8, zipSync } from 'fflate';
import { embedTypes } from './embedTypes.ts';

/** The files of a section's types, as `mf-manifest.json` names them. */
export const TYPES = { zip: '@mf-types.zip', api: '@mf-types.d.ts' } as const;

/** The same bytes at any time: the oldest date that an archive can hold. */
const TIME = new Date(1980, 0, 1);

/**
 * The types of what a container exposes to other sites, in the form that Module Federation's plugins download beside a remote: `./mount`
 * in an archive, and the names of the modules. `./section` is the portal's own.
 */
export function federationTypes(id: string): Record<string, Uint8Array> {
  const module = 'REMOTE_ALIAS_IDENTIFIER/mount';
  return {
    [TYPES.zip]: zipSync({ 'mount.d.ts': strToU8(embedTypes(id)) }, { mtime: TIME }),
    [TYPES.api]: strToU8(`
export type RemoteKeys = '${module}';
type PackageType<T> = T extends '${module}' ? typeof import('${module}') : any;
`),
  };
}
