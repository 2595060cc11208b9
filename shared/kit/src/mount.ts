export { defineSectionElement } from './mount/defineSectionElement.ts';
export type { MountedSection, MountOptions } from './mount/MountOptions.ts';
export { mountSection } from './mount/mountSection.ts';
