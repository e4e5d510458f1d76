import { Component, type ReactNode } from 'react';
import { LoadNotice } from './load-notice';

interface ScreenBoundaryProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** A screen that throws while it is drawn takes nothing else with it. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="container">
        <LoadNotice kind="failed" onRetry={this.props.onRetry} />
      </div>
    );
  }
}
