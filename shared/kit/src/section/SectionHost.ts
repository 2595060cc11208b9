import type { ComponentType, ReactNode } from 'react';

export interface FailureProps {
  /** What was thrown, by loading or by rendering. */
  readonly reason: unknown;
  readonly retry: () => void;
}

/** What stands in for a page of a section: given by the shell, or by the mount of an embedded section. */
export interface SectionHost {
  readonly loading: ReactNode;
  readonly notFound: ReactNode;
  readonly Failure: ComponentType<FailureProps>;
}
