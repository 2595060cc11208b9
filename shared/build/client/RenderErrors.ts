import { Component, createElement, type ReactNode } from 'react';

interface Properties {
  /** Grows with each exchange of the page: what threw is then forgotten, and a page that did not throw keeps its state. */
  readonly exchanged: number;
  readonly children: ReactNode;
}

/**
 * Shows what a page under development throws while it renders, in its place. The section around it stays, and goes on following the
 * sources: the next exchange makes the page anew.
 */
export class RenderErrors extends Component<Properties, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('The page threw undefined.') };
  }

  override componentDidUpdate(before: Properties) {
    if (before.exchanged !== this.props.exchanged && this.state.error !== undefined) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return createElement(
      'section',
      { role: 'alert', lang: 'en' },
      createElement('h1', null, 'The page threw an error'),
      createElement('pre', null, text),
      createElement('p', null, 'It is shown again when a mended file is saved.'),
    );
  }
}
