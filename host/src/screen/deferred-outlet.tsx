import { useState } from 'react';
import type { KnownRoute } from 'shared-types/release';
import type { Destination } from '../composition/view';
import { searched, type LocationService } from '../services/location';
import { Guarded } from './guarded';
import type { DeferredOutletProps, OutletProps } from './deferred';
import { DeferredView } from './view-head';
import { FailedScreen } from './failed-screen';
import { GoTo } from './go-to';
import { LoadNotice } from './load-notice';
import { NeedsScripts } from './needs-scripts';
import { NotFoundView } from './not-found-outlet';
import { Boundary } from './screen-boundary';
import { SessionWaiting } from './session-waiting';
import { useLoad } from './use-load';
import { useMatch } from './use-match';
import { Waiting } from './waiting';
import classNames from './waiting.module.css';

/** A screen that is not in the document, if this visitor may open it. */
export function DeferredOutlet(props: DeferredOutletProps) {
  const { source, services, path } = props;
  const match = useMatch(source, path);
  const authAt = (other: string) => source.matchAt(other)?.route.auth;
  return (
    <>
      {match?.route.auth && (
        // Nobody is signed in without scripts, so the guard draws nothing.
        <noscript>
          <div className={`container ${classNames.waiting}`}>
            <NeedsScripts heading={match.route.title} />
          </div>
        </noscript>
      )}
      <Guarded
        match={match}
        authAt={authAt}
        services={services}
        waiting={<SessionWaiting route={match?.route} services={services} path={path} />}
      >
        <LoadedOutlet {...props} route={match?.route} />
      </Guarded>
    </>
  );
}

type LoadedOutletProps = DeferredOutletProps & { readonly route: KnownRoute | undefined };

function LoadedOutlet({ source, services, path, unfitId, route }: LoadedOutletProps) {
  const [state, retry] = useLoad(source, path, unfitId);
  const [isRetried, setRetried] = useState(unfitId !== undefined);
  const { kind } = state;
  const onRetry = (unfitVersionId?: string) => {
    setRetried(true);
    retry(unfitVersionId);
  };
  const outlet = { source, services, path, isRetried };
  if (kind === 'ready') return <Arrived {...outlet} destination={state.value} onUnfit={onRetry} />;
  if (kind === 'failed' || kind === 'timed-out') return <FailedScreen {...{ ...outlet, kind, onRetry }} />;
  return (
    <Waiting route={route} site={services.site} path={path} isNoticed={kind !== 'loading'}>
      <LoadNotice kind={kind} onRetry={onRetry} />
    </Waiting>
  );
}

interface ArrivedProps extends OutletProps {
  readonly destination: Destination;
  readonly isRetried: boolean;
  readonly onUnfit: (versionId: string) => void;
}

function Arrived({ destination, onUnfit, ...outlet }: ArrivedProps) {
  const { services, path } = outlet;
  const { locationService } = services;
  switch (destination.kind) {
    case 'screen': {
      const { view } = destination;
      const failed = <FailedScreen {...outlet} kind="thrown" onRetry={() => onUnfit(view.versionId)} />;
      return (
        <Boundary key={view.versionId} fallback={failed}>
          <DeferredView view={view} services={services} />
        </Boundary>
      );
    }
    case 'not-found':
      return <NotFoundView services={services} path={path} />;
    case 'redirect':
      return <GoTo go={() => redirect(locationService, destination.to)} locationService={locationService} />;
    case 'document':
      return <GoTo go={() => location.reload()} locationService={locationService} />;
  }
}

/** Replaces the address, by another spelling of it, say: the visitor still came by the search, or by a link. */
const redirect = ({ read, navigate }: LocationService, to: string) =>
  navigate(to, { replace: true, state: read().isSearched ? searched : undefined });
