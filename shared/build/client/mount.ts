import { type MountedSection, type MountOptions, mountSection } from '@territori/kit/mount';
import section from '@territori/section';
import { portalOfScript } from './portalOfScript.ts';

/** Mounts the section in an element of any page. Returns the functions that remove it and change its options. */
export const mount = (element: Element, options?: MountOptions): MountedSection => mountSection(section, element, options, portalOfScript);
