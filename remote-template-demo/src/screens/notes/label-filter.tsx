import Chip from '@mui/material/Chip';
import type { Label } from '../../model/note';

export interface LabelFilterProps {
  readonly labels: readonly Label[];
  /** Id of a label; `undefined` for all notes. */
  readonly chosen: string | undefined;
  readonly onChoose: (labelId: string | undefined) => void;
}

/** One button for each label, and one for all notes. */
export function LabelFilter({ labels, chosen, onChoose }: LabelFilterProps) {
  const choices = [{ id: undefined, name: 'All notes' }, ...labels];
  return (
    <div role="group" aria-label="Labels" className="chips">
      {choices.map(({ id, name }) => (
        <Chip
          key={name}
          component="button"
          type="button"
          clickable
          label={name}
          color={id === chosen ? 'primary' : 'default'}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        />
      ))}
    </div>
  );
}
