import { useId } from 'react';
import classNames from './panel-switch.module.css';

interface PanelSwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Why it could not be switched on. */
  readonly refusal?: string | undefined;
}

/** A setting that is on or off. */
export function PanelSwitch({ label, isOn, onChange, refusal }: PanelSwitchProps) {
  const refusalId = useId();
  return (
    <>
      <label className={classNames.switch}>
        {label}
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
          role="switch"
          checked={isOn}
          aria-describedby={refusal ? refusalId : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
      </label>
      {refusal && (
        <p id={refusalId} className="error-text" role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
