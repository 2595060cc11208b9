import type { ComponentType, ReactNode } from 'react';

export interface FailureProps {
  /** The error thrown while loading or rendering. */
  readonly reason: unknown;
  readonly retry: () => void;
}

/** Shown in place of a page that is loading, missing or broken; provided by the shell or by the mount of an embedded section. */
export interface SectionHost {
  readonly loading: ReactNode;
  readonly notFound: ReactNode;
  readonly Failure: ComponentType<FailureProps>;
}
