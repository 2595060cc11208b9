import { type MountedSection, type MountOptions, mountSection } from '@territori/kit/mount';
import section from '@territori/section';

/** Puts the section into an element of any page. Returns what removes it again, and changes its options. */
export const mount = (element: Element, options?: MountOptions): MountedSection => mountSection(section, element, options);
