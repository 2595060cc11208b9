import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedPackage } from '../sharedModules/installed.ts';
import { inWorkspace } from '../workspace.ts';

const options = () => join(sharedPackage('kit') as string, inWorkspace ? 'src/mount/MountOptions.ts' : 'dist/mount/MountOptions.d.ts');

/**
 * `embed.d.ts` of a section, for hosts in TypeScript: what `embed.js` and a container's `./mount` export, and the
 * custom element with its event.
 */
export const embedTypes = (id: string): string => `${readFileSync(options(), 'utf8').replace(/^\/\/.*\n+/, '')}
/** Mounts the section in an element of any page. Returns the functions that remove it and change its options. */
export function mount(element: Element, options?: MountOptions): MountedSection;

/** \`on-navigate\`: the page shown, as path and query. */
export type NavigateEvent = CustomEvent<{ readonly path: string }>;

declare global {
  interface HTMLElementTagNameMap {
    'territori-${id}': HTMLElement;
  }
  interface HTMLElementEventMap {
    'on-navigate': NavigateEvent;
  }
}
`;
