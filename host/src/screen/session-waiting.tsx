import { useEffect, useState } from 'react';
import type { KnownRoute } from 'shared-types/release';
import type { Services } from '../services/services';
import { LoadNotice } from './load-notice';
import { Waiting } from './waiting';
import { watchLoad, type LoadState } from './watch-load';

interface SessionWaitingProps {
  readonly route: KnownRoute | undefined;
  readonly services: Services;
  /** Percent-encoded. */
  readonly path: string;
}

const never = () => new Promise<never>(() => {});

/** A guarded page while it is found out who is signed in: the states of a screen that is loaded. */
export function SessionWaiting({ route, services, path }: SessionWaitingProps) {
  const [{ kind }, setState] = useState<LoadState<never>>({ kind: 'loading' });
  // Whoever draws it draws something else as soon as it is known.
  useEffect(() => watchLoad({ load: never, onChange: setState }).cancel, []);
  return (
    <Waiting route={route} site={services.site} path={path} isNoticed={kind !== 'loading'}>
      <LoadNotice kind={kind} onRetry={() => location.reload()} />
    </Waiting>
  );
}
