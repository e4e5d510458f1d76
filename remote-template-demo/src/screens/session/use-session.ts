import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SessionState, Shell, ShellSession } from 'shared-types';

const unknown: SessionState = {};
const never = () => () => {};

/** What is known of the session, and how to end it, as soon as the host has loaded that. */
export function useSession(load: Shell['session']) {
  const [session, setSession] = useState<ShellSession>();
  // Without its code, the page shows the user alone.
  useEffect(() => void load().then(setSession, () => {}), [load]);
  const { expiresAt } = useSyncExternalStore(
    session?.subscribe ?? never,
    session?.getState ?? (() => unknown),
    () => unknown,
  );
  return { expiresAt, expire: session?.expire };
}
