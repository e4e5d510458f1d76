import { useLayoutEffect } from 'react';
import type { Site } from 'shared-types';
import type { KnownRoute } from 'shared-types/release';
import { Hero } from '../not-found/not-found-page';
import { Suggestions } from '../not-found/suggestions';
import { contactUs, home, products } from '../layout/site-links';
import { focusArrivedScreen } from '../routing/arrival';
import { LoadNotice } from './load-notice';

interface FailedScreenProps {
  readonly kind: 'timed-out' | 'failed';
  readonly route: KnownRoute | undefined;
  readonly site: Site;
  /** The visitor has pressed Retry. */
  readonly isRetried: boolean;
  readonly onRetry: () => void;
}

/** In place of a screen that did not come: why, Retry, and what else the visitor can do. */
export function FailedScreen({ kind, route, site, isRetried, onRetry }: FailedScreenProps) {
  // Before Retry takes a focus that is lost.
  useLayoutEffect(() => {
    if (!isRetried) focusArrivedScreen();
  }, [isRetried]);
  return (
    <>
      <Hero heading={route?.heading ?? route?.title ?? 'This page'} state="Not loaded">
        <LoadNotice kind={kind} onRetry={onRetry} />
        <p className="lead muted">
          Your connection may be interrupted, or our server busy. As soon as you are online again, the page is
          loaded by itself. You can also call us:{' '}
          <a href={`tel:${site.company.phone.replaceAll(' ', '')}`}>{site.company.phone}</a>.
        </p>
      </Hero>
      <Suggestions path="" routes={[]} fallback={[home, products, contactUs]} />
    </>
  );
}
