import { Button } from '@territori/ui/button';
import { ErrorCircleRegular } from '@territori/ui/icon';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { faultWords } from './faultWords.tsx';

export interface ErrorStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The failure; when it is that of a call, what the catalogue of errors says of it follows the title. */
  cause?: Error | null | undefined;
  onRetry?: (() => void) | undefined;
  labels: { retry: string };
}

/** Says that loading failed, and offers a retry. Screen readers announce it; it never looks like "no results". */
export function ErrorState({ title, children, cause, onRetry, labels }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState icon={<ErrorCircleRegular />} title={title} action={onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}>
        {cause ? faultWords(cause) : children}
      </EmptyState>
    </div>
  );
}
