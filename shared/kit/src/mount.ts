export { defineSectionElement } from './mount/defineSectionElement.ts';
export { mountSection } from './mount/mountSection.ts';
export type { MountOptions } from './mount/startSection.tsx';
