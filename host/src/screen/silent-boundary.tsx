import { Component, type ReactNode } from 'react';

interface SilentBoundaryProps {
  readonly children: ReactNode;
}

/** Draws nothing in the place of what throws: the page does without it. The console has the error. */
export class SilentBoundary extends Component<SilentBoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
