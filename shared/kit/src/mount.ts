export { type FrameProps, type Mounted, type MountOptions, mountSection } from './mountSection.tsx';
export type { FailureProps, SectionHost } from './section/SectionHost.ts';
