interface PanelSwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A setting that is on or off. The quick panel of the host draws the switch. */
export const PanelSwitch = ({ label, isOn, onChange }: PanelSwitchProps) => (
  <label>
    {label}
    <input
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
      role="switch"
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
  </label>
);
