import { useState, useSyncExternalStore } from 'react';
import type { Shell } from 'shared-types';
import { noticesFormat, noticesKey } from './notices';

const refusals = {
  missing: 'This browser has no system notifications here.',
  denied: 'Your browser does not allow notifications for this site. Change it in its settings.',
};

/** Whether the system shows reminders too, and how to change that. The browser asks before the first one. */
export function useNotices({ storage }: Pick<Shell, 'storage'>) {
  const [notices] = useState(() => storage.open(noticesKey, noticesFormat));
  const isOn = useSyncExternalStore(notices.subscribe, notices.getState, notices.getInitialState);
  const [refusal, setRefusal] = useState<string>();

  async function change(isWanted: boolean) {
    setRefusal(undefined);
    if (!isWanted) notices.clear();
    else if (!('Notification' in window)) setRefusal(refusals.missing);
    else if ((await Notification.requestPermission()) === 'granted') notices.set(true);
    else setRefusal(refusals.denied);
  }

  return {
    isOn,
    /** Why they could not be switched on. */
    refusal,
    change: (isWanted: boolean) => void change(isWanted),
  };
}
