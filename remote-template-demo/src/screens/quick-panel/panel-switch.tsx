import { useId } from 'react';

interface PanelSwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Why it could not be switched on. */
  readonly refusal?: string | undefined;
}

/** A setting that is on or off. The quick panel of the host draws the switch. */
export function PanelSwitch({ label, isOn, onChange, refusal }: PanelSwitchProps) {
  const refusalId = useId();
  return (
    <>
      <label>
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
