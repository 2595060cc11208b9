import { type ReactNode, useDeferredValue } from 'react';

export interface DeferredProps {
  children: ReactNode;
  /** What stands there until the content is drawn: what stood there before, so that nothing moves. */
  fallback?: ReactNode;
}

/**
 * Draws its content for the first time after everything around it, in slices. What an answer of the API brings would otherwise be drawn in one piece the moment it comes, and a slow phone
 * would not answer meanwhile. Content that is there already changes at once.
 */
export const Deferred = ({ children, fallback = null }: DeferredProps) => (useDeferredValue(true, false) ? children : fallback);
