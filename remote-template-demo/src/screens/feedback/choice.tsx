import Chip from '@mui/material/Chip';

export interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

export const Choice = <Value extends string>({ name, values, chosen, onChoose }: ChoiceProps<Value>) => (
  <div>
    <p className="small">
      <strong>{name}</strong>
    </p>
    <div role="group" aria-label={name} className="chips">
      {values.map((value) => (
        <Chip
          key={value}
          component="button"
          type="button"
          clickable
          label={value}
          color={value === chosen ? 'primary' : 'default'}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        />
      ))}
    </div>
  </div>
);
