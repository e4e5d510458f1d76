import { useId, useState, useSyncExternalStore } from 'react';
import type { Shell } from 'shared-types';
import { noticesFormat, noticesKey } from './notices';

export interface NoticeSwitchProps {
  readonly shell: Pick<Shell, 'storage'>;
}

const refusals = {
  missing: 'This browser has no system notifications here.',
  denied: 'Your browser does not allow notifications for this site. Change it in its settings.',
};

/** Switches notices of the system for reminders on and off. The browser asks before the first one. */
export function NoticeSwitch({ shell }: NoticeSwitchProps) {
  const id = useId();
  const [notices] = useState(() => shell.storage.open(noticesKey, noticesFormat));
  const isOn = useSyncExternalStore(notices.subscribe, notices.getState, notices.getInitialState);
  const [refusal, setRefusal] = useState<keyof typeof refusals>();

  async function change(isWanted: boolean) {
    setRefusal(undefined);
    if (!isWanted) notices.clear();
    else if (!('Notification' in window)) setRefusal('missing');
    else if ((await Notification.requestPermission()) === 'granted') notices.set(true);
    else setRefusal('denied');
  }

  return (
    <div className="field">
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          aria-describedby={refusal ? `${id}refusal` : undefined}
          onChange={({ target }) => void change(target.checked)}
        />{' '}
        Show reminders as system notifications too
      </label>
      {refusal && (
        <p id={`${id}refusal`} className="error-text" role="alert">
          {refusals[refusal]}
        </p>
      )}
    </div>
  );
}
