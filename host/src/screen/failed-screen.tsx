import type { Site } from 'shared-types';
import type { KnownRoute } from 'shared-types/release';
import { Hero } from '../not-found/not-found-page';
import { Suggestions } from '../not-found/suggestions';
import { LoadNotice } from './load-notice';

interface FailedScreenProps {
  readonly kind: 'timed-out' | 'failed';
  readonly route: KnownRoute | undefined;
  readonly site: Site;
  readonly onRetry: () => void;
}

const reasons = {
  'timed-out': 'Your connection is slow, or our server is busy. The page appears as soon as it is here.',
  failed:
    'The page could not be loaded. Your connection may be interrupted, or our server busy. When you are online again, it is loaded by itself.',
} as const;

/** In place of a screen that did not come: why, Retry, and what else the visitor can do. */
export const FailedScreen = ({ kind, route, site, onRetry }: FailedScreenProps) => (
  <>
    <Hero heading={route?.heading ?? route?.title ?? ''} state="Not loaded">
      <LoadNotice kind={kind} onRetry={onRetry} />
      <p className="lead muted">{reasons[kind]}</p>
    </Hero>
    <Suggestions path="" routes={[]} />
    <div className="page-end">
      <div className="container">
        <p>
          Call us: <a href={`tel:${site.company.phone.replaceAll(' ', '')}`}>{site.company.phone}</a>
        </p>
        <a className="link link-arrow" href={`mailto:${site.company.email}`}>
          {site.company.email}
        </a>
      </div>
    </div>
  </>
);
