import { memo, Suspense, use, useState } from 'react';
import type { FirstView } from '../composition/first-view';
import type { View } from '../composition/view';
import type { Services } from '../services/services';
import type { DeferredSource } from '../services/deferred-source';
import type { DeferredPart } from './deferred';
import { DrawnScreen } from './drawn-screen';
import { Boundary, FailedPart } from './screen-boundary';
import { useDeferred } from './use-deferred';

type ViewInDocument = Pick<FirstView, 'path' | 'view'>;

interface ScreenOutletProps {
  readonly services: Services;
  readonly deferred: DeferredSource<DeferredPart>;
  /** Percent-encoded. */
  readonly path: string;
  /** The document's own view, while it is shown; `not-found` while the document's own not-found page is. */
  readonly first: ViewInDocument | 'not-found' | undefined;
}

function isSameApp({ matchAt }: DeferredPart['source'], from: string, to: string) {
  const match = matchAt(to);
  return match?.route.ui === 'app' && matchAt(from)?.remote.id === match.remote.id;
}

/**
 * A screen begins anew at each path, but an app with a router of its own, which keeps its state.
 *
 * @returns the path by which the visitor came to the screen: what lies there is known only when the app is drawn
 */
function useEntryPath(source: DeferredPart['source'] | undefined, path: string) {
  const [entry, setEntry] = useState(path);
  if (entry === path || (source && isSameApp(source, entry, path))) return entry;
  setEntry(path);
  return path;
}

export function ScreenOutlet({ first, services, deferred, path }: ScreenOutletProps) {
  const parts = useDeferred(deferred);
  const entryPath = useEntryPath(parts?.source, path);
  if (first && first !== 'not-found')
    return <FirstOutlet first={first} services={services} deferred={deferred} />;
  if (!parts) return null;
  const { DeferredOutlet, NotFoundOutlet, source } = parts;
  return first ? (
    <NotFoundOutlet source={source} services={services} path={path} />
  ) : (
    <DeferredOutlet key={entryPath} source={source} services={services} path={path} />
  );
}

interface FirstOutletProps {
  readonly first: ViewInDocument;
  readonly services: Services;
  readonly deferred: DeferredSource<DeferredPart>;
}

/**
 * The prerendered screen: its markup stays as it is until the code is there, and stays readable if it never comes.
 * Drawn once: an update from above, before the screen is hydrated, would make React throw the markup away (error 421).
 */
const FirstOutlet = memo(function FirstOutlet({ first, services, deferred }: FirstOutletProps) {
  const [unfitId, setUnfitId] = useState<string>();
  const parts = unfitId === undefined ? undefined : deferred.get();
  if (unfitId !== undefined && parts) {
    const { DeferredOutlet, source } = parts;
    return <DeferredOutlet source={source} services={services} path={first.path} unfitId={unfitId} />;
  }
  return (
    <>
      <NoticeSlot deferred={deferred} services={services} path={first.path} />
      <Suspense fallback={null}>
        <HydratedView {...first} services={services} deferred={deferred} onUnfit={setUnfitId} />
      </Suspense>
    </>
  );
});

type SlotProps = Omit<ScreenOutletProps, 'first'>;

/** A component of its own, so that a change draws nothing else again. */
function NoticeSlot({ deferred, services, path }: SlotProps) {
  const parts = useDeferred(deferred);
  return parts ? <parts.FirstNotice source={parts.source} services={services} path={path} /> : null;
}

/** In place of a screen that threw when it was hydrated. */
function ThrownScreen({ deferred, onRetry, ...outlet }: SlotProps & { readonly onRetry: () => void }) {
  const parts = useDeferred(deferred);
  if (!parts) return <FailedPart onRetry={onRetry} />;
  return <parts.FailedScreen {...outlet} source={parts.source} kind="thrown" onRetry={onRetry} />;
}

interface HydratedViewProps extends SlotProps {
  readonly view: Promise<View>;
  readonly onUnfit: (versionId: string) => void;
}

/** Always the one stable promise: any other choice makes React throw the markup away (error 422). */
function HydratedView({ view: promise, onUnfit, ...slot }: HydratedViewProps) {
  const view = use(promise);
  return (
    <Boundary fallback={<ThrownScreen {...slot} onRetry={() => onUnfit(view.versionId)} />}>
      <DrawnScreen view={view} services={slot.services} isPrerendered />
    </Boundary>
  );
}
