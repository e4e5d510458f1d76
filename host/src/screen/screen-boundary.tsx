import { Component, type ReactNode } from 'react';
import { failedText, LoadError } from './load-error';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Stands in the place of what throws. The console has the error. */
  readonly fallback: ReactNode;
}

/** Keeps the rest of the page working when a part of it throws. */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** In place of a part of a page that threw. */
export const FailedPart = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className="container">
    <LoadError text={failedText} onRetry={onRetry} />
  </div>
);
