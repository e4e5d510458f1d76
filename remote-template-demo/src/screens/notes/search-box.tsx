import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

export interface SearchBoxProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Called before anything is typed. */
  readonly onFocus: () => void;
}

/** Searches the notes of a view. Escape clears it. */
export function SearchBox({ text, onChange, onFocus }: SearchBoxProps) {
  const id = useId();
  return (
    <div role="search" aria-label="Notes" className="field">
      <label htmlFor={id}>Search these notes</label>
      <OutlinedInput
        id={id}
        fullWidth
        value={text}
        autoComplete="off"
        onFocus={onFocus}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onChange('')}
      />
    </div>
  );
}
