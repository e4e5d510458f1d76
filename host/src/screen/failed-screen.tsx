import { useLayoutEffect } from 'react';
import { Instead } from '../not-found/not-found-page';
import { focusArrivedScreen } from '../routing/arrival';
import type { FailedScreenProps } from './deferred';
import { LoadNotice } from './load-notice';

/** Why a screen does not work, as far as the browser knows. */
export function causeOf(kind: FailedScreenProps['kind']): string {
  if (kind === 'thrown') return 'This page has a fault. Please try again, or open another page.';
  return navigator.onLine
    ? 'Your connection may be weak, or our server busy: please try again in a moment.'
    : 'You are offline. As soon as you are online again, the page is loaded by itself.';
}

/** In place of a screen that did not come, or threw: why, Retry, and what else the visitor can do. */
export function FailedScreen({
  source,
  services,
  path,
  kind,
  isRetried = false,
  onRetry,
}: FailedScreenProps) {
  const route = source.matchAt(path)?.route;
  const { phone } = services.site.company;
  // Before Retry takes a focus that is lost.
  useLayoutEffect(() => {
    if (!isRetried) focusArrivedScreen();
  }, [isRetried]);
  return (
    <Instead heading={route?.heading ?? route?.title ?? 'This page'}>
      <LoadNotice kind={kind === 'thrown' ? 'failed' : kind} onRetry={onRetry} />
      <p className="lead muted">
        {causeOf(kind)} You can also call us: <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>.
      </p>
    </Instead>
  );
}
