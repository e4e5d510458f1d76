import { useId } from 'react';
import type { DeepPartial, Settings } from 'shared-types';
import {
  isSetByRoute,
  leafChange,
  leafValue,
  type SettingsLeaf,
} from '../../services/settings/settings-leaf';
import type { SettingsState } from '../../services/settings/settings-store';
import type { Choice } from './layout-fields';
import classNames from './setting-field.module.css';

/** What every part of the panel needs. */
export interface SettingsForm {
  readonly state: SettingsState;
  readonly onChange: (change: DeepPartial<Settings>) => void;
}

interface FieldProps {
  readonly form: SettingsForm;
  readonly leaf: SettingsLeaf;
  readonly label: string;
}

interface SwitchFieldProps extends FieldProps {
  readonly hint?: string;
}

/** A setting that is on or off. */
export function SwitchField({ form, leaf, label, hint }: SwitchFieldProps) {
  const hintId = useId();
  const isOfRoute = isSetByRoute(form.state, leaf);
  return (
    <div className={classNames.field}>
      <label>
        <span>
          {label}
          <SetByPage isOfRoute={isOfRoute} />
        </span>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
          role="switch"
          checked={leafValue(form.state.current, leaf) === true}
          disabled={isOfRoute}
          aria-describedby={hint ? hintId : undefined}
          onChange={({ target }) => form.onChange(leafChange(leaf, target.checked))}
        />
      </label>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface ChoiceFieldProps extends FieldProps {
  readonly choices: readonly Choice[];
}

/** A setting with two or three values, side by side. */
export function ChoiceField({ form, leaf, label, choices }: ChoiceFieldProps) {
  const name = useId();
  const isOfRoute = isSetByRoute(form.state, leaf);
  const current = leafValue(form.state.current, leaf);
  return (
    <fieldset className={classNames.field} disabled={isOfRoute}>
      <legend>
        {label}
        <SetByPage isOfRoute={isOfRoute} />
      </legend>
      <div className={classNames.segments}>
        {choices.map(({ value, label: text }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={value === current}
              onChange={() => form.onChange(leafChange(leaf, value))}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SetByPageProps {
  readonly isOfRoute: boolean;
}

/** Part of a label or legend, so that it is read with the value. */
export const SetByPage = ({ isOfRoute }: SetByPageProps) =>
  isOfRoute ? <span className={`hint ${classNames.ofPage}`}> Set by this page</span> : null;
