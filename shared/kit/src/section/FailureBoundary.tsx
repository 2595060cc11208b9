import { Component, type ReactNode } from 'react';
import type { SectionHost } from './SectionHost.ts';

interface Properties {
  readonly Failure: SectionHost['Failure'];
  readonly children: ReactNode;
}

/** Catches the errors that a page throws while rendering. React has already logged them on the console. */
export class FailureBoundary extends Component<Properties, { reason: unknown; failed: boolean }> {
  override state = { reason: undefined as unknown, failed: false };

  static getDerivedStateFromError(reason: unknown) {
    return { reason, failed: true };
  }

  override render() {
    const { Failure, children } = this.props;
    if (!this.state.failed) return children;
    return <Failure reason={this.state.reason} retry={() => this.setState({ reason: undefined, failed: false })} />;
  }
}
