export { defineSectionElement } from './defineSectionElement.ts';
export type { MountedSection, MountOptions } from './MountOptions.ts';
export { mountSection } from './mountSection.ts';
export type { PortalOfSection } from './PortalOfSection.ts';
