import { useId } from 'react';
import type { Shell } from 'shared-types';
import { useNotices } from './use-notices';

export interface NoticeSwitchProps {
  readonly shell: Pick<Shell, 'storage'>;
}

/** Switches notices of the system for reminders on and off. */
export function NoticeSwitch({ shell }: NoticeSwitchProps) {
  const id = useId();
  const { isOn, refusal, change } = useNotices(shell);
  return (
    <div className="field">
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          aria-describedby={refusal ? `${id}refusal` : undefined}
          onChange={({ target }) => change(target.checked)}
        />{' '}
        Show reminders as system notifications too
      </label>
      {refusal && (
        <p id={`${id}refusal`} className="error-text" role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
