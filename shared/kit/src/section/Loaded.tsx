import type { ReactNode } from 'react';
import type { SectionHost } from './SectionHost.ts';
import type { Loading } from './useLoading.ts';

interface Properties<T> {
  readonly loading: Loading<T>;
  readonly host: SectionHost;
  /** Renders the loaded value. */
  readonly children: (value: T) => ReactNode;
}

/** Shows the loaded value; before that the host's placeholder, and after a failure the host's message with a retry button. */
export function Loaded<T>({ loading, host, children }: Properties<T>) {
  switch (loading.status) {
    case 'loading':
      return host.loading;
    case 'failed':
      return <host.Failure reason={loading.reason} retry={loading.retry} />;
    case 'loaded':
      return children(loading.value);
  }
}
