import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Shell, ShellSettings } from 'shared-types';

const neverChanges = () => () => {};

/** The display settings as they are now, and the service that changes them; `undefined` until its code is there. */
export function useSettings(shell: Pick<Shell, 'settings'>) {
  const [service, setService] = useState<ShellSettings>();
  useEffect(() => {
    // Without the settings, a screen says what it has to say.
    shell.settings().then(setService, () => undefined);
  }, [shell]);
  const settings = useSyncExternalStore(service?.subscribe ?? neverChanges, () => service?.getState());
  return service && settings && { settings, service };
}
