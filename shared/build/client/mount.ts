import { type MountOptions, mountSection } from '@territori/kit/mount';
import section from '@territori/section';

/** Puts the section into an element of any page. Returns what removes it again. */
export const mount = (element: Element, options?: MountOptions): (() => void) => mountSection(section, element, options);
