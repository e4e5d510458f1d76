import { Component, type ReactNode } from 'react';
import { failedText, Trouble } from './trouble';

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
        <Trouble text={failedText} onRetry={this.props.onRetry} />
      </div>
    );
  }
}
