import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, type ReactNode } from 'react';
import type { DeepPartial, Settings } from 'shared-types';
import {
  isSetByRoute,
  leafChange,
  leafValue,
  type SettingsLeaf,
} from '../../services/settings/settings-leaf';
import type { SettingsState } from '../../services/settings/settings-store';

export interface SettingsForm {
  readonly state: SettingsState;
  readonly onChange: (change: DeepPartial<Settings>) => void;
}

interface FieldProps {
  readonly form: SettingsForm;
  readonly leaf: SettingsLeaf;
  readonly label: string;
}

export const SwitchField = ({ form, leaf, label }: FieldProps) => (
  <FormControlLabel
    labelPlacement="start"
    disabled={isSetByRoute(form.state, leaf)}
    label={<FieldName form={form} leaf={leaf} label={label} />}
    control={
      <Switch
        checked={leafValue(form.state.current, leaf) === true}
        onChange={(_, isOn) => form.onChange(leafChange(leaf, isOn))}
      />
    }
  />
);

export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
}

interface ChoiceFieldProps extends FieldProps {
  readonly choices: readonly Choice[];
}

/** A few values side by side. */
export function ToggleField({ form, leaf, label, choices }: ChoiceFieldProps) {
  const id = useId();
  return (
    <FormControl fullWidth disabled={isSetByRoute(form.state, leaf)}>
      <FormLabel id={id} component="span" sx={{ mb: 0.75 }}>
        <FieldName form={form} leaf={leaf} label={label} />
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        aria-labelledby={id}
        disabled={isSetByRoute(form.state, leaf)}
        value={leafValue(form.state.current, leaf)}
        onChange={(_, value: string | null) => value !== null && form.onChange(leafChange(leaf, value))}
      >
        {choices.map(({ value, label: text }) => (
          <ToggleButton key={value} value={value}>
            {text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
}

/** Values that are shown in a picture, below each other. */
export const RadioField = ({ form, leaf, label, choices }: ChoiceFieldProps) => (
  <FormControl fullWidth disabled={isSetByRoute(form.state, leaf)}>
    <RadioGroup
      aria-label={`${label}${isSetByRoute(form.state, leaf) ? setByPage : ''}`}
      value={leafValue(form.state.current, leaf)}
      onChange={(_, value) => form.onChange(leafChange(leaf, value))}
    >
      {choices.map(({ value, label: drawn }) => (
        <FormControlLabel key={value} value={value} control={<Radio />} label={drawn} />
      ))}
    </RadioGroup>
  </FormControl>
);

const setByPage = ' Set by this page';

/** The reason why a setting cannot be changed is read with its name. */
export const FieldName = ({ form, leaf, label }: FieldProps) => (
  <>
    {label}
    {isSetByRoute(form.state, leaf) && (
      <Box component="span" className="hint" sx={{ fontWeight: 400 }}>
        {setByPage}
      </Box>
    )}
  </>
);
