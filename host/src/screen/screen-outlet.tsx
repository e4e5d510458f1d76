import { memo, Suspense, use, useEffect, useState } from 'react';
import type { Destination, View, ViewSource } from '../composition/view';
import type { Services } from '../services/services';
import { Guarded } from './guarded';
import { LoadNotice } from './load-notice';
import { NotFoundOutlet, NotFoundView } from './not-found-outlet';
import { ScreenBoundary } from './screen-boundary';
import { LaterView, PrerenderedView } from './screen-view';
import { useLoad } from './use-load';
import { Waiting } from './waiting';

/** What each outlet is given. */
export interface OutletProps {
  readonly source: ViewSource;
  readonly services: Services;
  readonly path: string;
}

interface ScreenOutletProps extends OutletProps {
  /** Whether this is still the document's own view, and what the document holds of it. */
  readonly inDocument: 'view' | 'not-found' | 'nothing';
}

/** Draws what is at `path`. */
export function ScreenOutlet({ inDocument, ...props }: ScreenOutletProps) {
  switch (inDocument) {
    case 'view':
      return <FirstOutlet key={props.path} {...props} />;
    case 'not-found':
      return <NotFoundOutlet {...props} />;
    case 'nothing':
      return <LaterOutlet key={props.path} {...props} />;
  }
}

/**
 * The prerendered screen: its markup stays as it is until the code is there, and stays readable if it never comes.
 * Drawn once: an update from above, before the screen is hydrated, would make React throw the markup away (error 421).
 */
const FirstOutlet = memo(function FirstOutlet({ source, services, path }: OutletProps) {
  const [unfitId, setUnfitId] = useState<string>();
  if (unfitId !== undefined || !source.first) {
    return <LaterOutlet source={source} services={services} path={path} {...(unfitId && { unfitId })} />;
  }
  return (
    <>
      <FirstNotice source={source} path={path} />
      <Suspense fallback={null}>
        <FirstView view={source.first.view} services={services} onUnfit={setUnfitId} />
      </Suspense>
    </>
  );
});

/** Above the readable page, for as long as its code cannot be had. */
function FirstNotice({ source, path }: Pick<OutletProps, 'source' | 'path'>) {
  const [{ kind }, retry] = useLoad(source, path);
  if (kind !== 'timed-out' && kind !== 'failed') return null;
  return (
    <div className="container">
      <LoadNotice kind={kind} onRetry={() => retry()} />
    </div>
  );
}

interface FirstViewProps {
  readonly view: Promise<View>;
  readonly services: Services;
  readonly onUnfit: (versionId: string) => void;
}

/** Always the one stable promise: any other choice makes React throw the markup away (error 422). */
function FirstView({ view: promise, services, onUnfit }: FirstViewProps) {
  const view = use(promise);
  return (
    <ScreenBoundary onRetry={() => onUnfit(view.versionId)}>
      <PrerenderedView view={view} services={services} />
    </ScreenBoundary>
  );
}

interface LaterOutletProps extends OutletProps {
  readonly unfitId?: string;
}

function LaterOutlet(props: LaterOutletProps) {
  const { source, services, path } = props;
  const authAt = (other: string) => source.matchAt(other)?.route.auth;
  return (
    <Guarded match={source.matchAt(path)} authAt={authAt} services={services}>
      <LoadedOutlet {...props} />
    </Guarded>
  );
}

function LoadedOutlet({ source, services, path, unfitId }: LaterOutletProps) {
  const [state, retry] = useLoad(source, path, unfitId);
  if (state.kind === 'ready') {
    return <Arrived destination={state.value} source={source} services={services} path={path} onUnfit={retry} />;
  }
  return (
    <Waiting route={source.matchAt(path)?.route} site={services.site} path={path}>
      <LoadNotice kind={state.kind} onRetry={() => retry()} />
    </Waiting>
  );
}

interface ArrivedProps extends OutletProps {
  readonly destination: Destination;
  readonly onUnfit: (versionId: string) => void;
}

function Arrived({ destination, source, services, path, onUnfit }: ArrivedProps) {
  switch (destination.kind) {
    case 'screen': {
      const { view } = destination;
      return (
        <ScreenBoundary key={view.versionId} onRetry={() => onUnfit(view.versionId)}>
          <LaterView view={view} services={services} />
        </ScreenBoundary>
      );
    }
    case 'not-found':
      return <NotFoundView source={source} services={services} path={path} />;
    case 'redirect':
      return <GoTo go={() => services.place.navigate(destination.to, { replace: true })} />;
    case 'document':
      return <GoTo go={() => location.reload()} />;
  }
}

/** Leaves as soon as it is drawn. */
function GoTo({ go }: { readonly go: () => void }) {
  // Where to go is settled when this is drawn first; it is not drawn again.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  useEffect(go, []);
  return null;
}
