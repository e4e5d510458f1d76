import { memo, Suspense, use, useState } from 'react';
import type { FirstView } from '../composition/first-view';
import type { View } from '../composition/view';
import type { Services } from '../services/services';
import type { LaterSource } from './later';
import { PrerenderedView } from './prerendered-view';
import { ScreenBoundary } from './screen-boundary';
import { useLater } from './use-later';

/** The view that the document holds. */
type ViewInDocument = Pick<FirstView, 'path' | 'view'>;

interface ScreenOutletProps {
  readonly services: Services;
  readonly later: LaterSource;
  /** Percent-encoded. */
  readonly path: string;
  /** The document's own view, while it is shown; `not-found` while the document's own not-found page is. */
  readonly first: ViewInDocument | 'not-found' | undefined;
}

/** Draws what is at `path`. */
export function ScreenOutlet({ first, services, later, path }: ScreenOutletProps) {
  const parts = useLater(later);
  if (first && first !== 'not-found') return <FirstOutlet first={first} services={services} later={later} />;
  if (!parts) return null;
  const { LaterOutlet, NotFoundOutlet, source } = parts;
  return first ? (
    <NotFoundOutlet source={source} services={services} path={path} />
  ) : (
    <LaterOutlet key={path} source={source} services={services} path={path} />
  );
}

interface FirstOutletProps {
  readonly first: ViewInDocument;
  readonly services: Services;
  readonly later: LaterSource;
}

/**
 * The prerendered screen: its markup stays as it is until the code is there, and stays readable if it never comes.
 * Drawn once: an update from above, before the screen is hydrated, would make React throw the markup away (error 421).
 */
const FirstOutlet = memo(function FirstOutlet({ first, services, later }: FirstOutletProps) {
  const [unfitId, setUnfitId] = useState<string>();
  const parts = unfitId === undefined ? undefined : later.get();
  if (unfitId !== undefined && parts) {
    const { LaterOutlet, source } = parts;
    return <LaterOutlet source={source} services={services} path={first.path} unfitId={unfitId} />;
  }
  return (
    <>
      <NoticeSlot later={later} services={services} path={first.path} />
      <Suspense fallback={null}>
        <HydratedView view={first.view} services={services} onUnfit={setUnfitId} />
      </Suspense>
    </>
  );
});

/** Has a state of its own, so that nothing around the screen is drawn again. */
function NoticeSlot({ later, services, path }: Omit<ScreenOutletProps, 'first'>) {
  const parts = useLater(later);
  return parts ? <parts.FirstNotice source={parts.source} services={services} path={path} /> : null;
}

interface HydratedViewProps {
  readonly view: Promise<View>;
  readonly services: Services;
  readonly onUnfit: (versionId: string) => void;
}

/** Always the one stable promise: any other choice makes React throw the markup away (error 422). */
function HydratedView({ view: promise, services, onUnfit }: HydratedViewProps) {
  const view = use(promise);
  return (
    <ScreenBoundary onRetry={() => onUnfit(view.versionId)}>
      <PrerenderedView view={view} services={services} />
    </ScreenBoundary>
  );
}
