import { type ReactNode, useDeferredValue } from 'react';

export interface DeferredProps {
  children: ReactNode;
  /** Shown until the content is rendered. Give the content that was there before, so that nothing moves. */
  fallback?: ReactNode;
}

/**
 * Renders its content for the first time in slices, after the page around it. Otherwise React renders an answer of the
 * API in one task when it arrives, and a slow phone cannot respond meanwhile. Later changes of the content are rendered
 * at once.
 */
export const Deferred = ({ children, fallback = null }: DeferredProps) => (useDeferredValue(true, false) ? children : fallback);
