import { useId, type ReactNode } from 'react';
import type { DeepPartial, Settings } from 'shared-types';
import {
  isSetByRoute,
  leafChange,
  leafValue,
  type SettingsLeaf,
} from '../../services/settings/settings-leaf';
import type { SettingsState } from '../../services/settings/settings-store';
import classNames from './setting-field.module.css';

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

export function SwitchField({ form, leaf, label, hint }: SwitchFieldProps) {
  const hintId = useId();
  return (
    <div className={classNames.field}>
      <label>
        <span>
          {label}
          <SetByPage form={form} leaf={leaf} />
        </span>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
          role="switch"
          checked={leafValue(form.state.current, leaf) === true}
          disabled={isSetByRoute(form.state, leaf)}
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

export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
}

interface ChoiceFieldProps extends FieldProps {
  readonly choices: readonly Choice[];
  /** Class of the group; absent: its values stand side by side. */
  readonly className?: string | undefined;
  readonly choiceClass?: string | undefined;
  /** True if visible text already names the group. */
  readonly isLabelHidden?: boolean;
}

export function ChoiceField({
  form,
  leaf,
  label,
  choices,
  className,
  choiceClass,
  isLabelHidden,
}: ChoiceFieldProps) {
  const name = useId();
  const current = leafValue(form.state.current, leaf);
  const radios = choices.map(({ value, label: text }) => (
    <label key={value} className={className ? choiceClass : 'segment'}>
      <input
        type="radio"
        name={name}
        checked={value === current}
        onChange={() => form.onChange(leafChange(leaf, value))}
      />
      {text}
    </label>
  ));
  return (
    <fieldset className={className ?? classNames.field} disabled={isSetByRoute(form.state, leaf)}>
      <legend className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
        <SetByPage form={form} leaf={leaf} />
      </legend>
      {className ? radios : <div className={`segments ${classNames.segments}`}>{radios}</div>}
    </fieldset>
  );
}

/** Part of a label or legend, so that it is read with the value. */
export const SetByPage = ({ form, leaf }: Pick<FieldProps, 'form' | 'leaf'>) =>
  isSetByRoute(form.state, leaf) ? (
    <span className={`hint ${classNames.ofPage}`}> Set by this page</span>
  ) : null;
