import { Component, type ReactNode } from 'react';
import { failedText, LoadError } from './load-error';

interface ScreenBoundaryProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** Keeps the rest of the page working when a screen throws. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="container">
        <LoadError text={failedText} onRetry={this.props.onRetry} />
      </div>
    );
  }
}
