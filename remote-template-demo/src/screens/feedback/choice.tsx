import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One value of a few, as chips. */
export const Choice = <Value extends string>({ name, values, chosen, onChoose }: ChoiceProps<Value>) => (
  <Stack role="group" aria-label={name} spacing={1}>
    <strong className="small">{name}</strong>
    <div className="chips">
      {values.map((value) => (
        <Chip
          key={value}
          component="button"
          label={value}
          color={value === chosen ? 'primary' : 'default'}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        />
      ))}
    </div>
  </Stack>
);
