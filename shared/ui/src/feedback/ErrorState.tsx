import { Button } from '@territori/ui/button';
import { ErrorCircleRegular } from '@territori/ui/icon';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';

export interface ErrorStateProps {
  title: ReactNode;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  labels: { retry: string };
}

/** Says that loading failed, and offers a retry. Screen readers announce it; it never looks like "no results". */
export function ErrorState({ title, children, onRetry, labels }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState icon={<ErrorCircleRegular />} title={title} action={onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}>
        {children}
      </EmptyState>
    </div>
  );
}
