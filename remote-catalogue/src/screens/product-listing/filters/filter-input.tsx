import { useState } from 'react';
import type { FilterValue } from '../list-view';

interface FilterInputProps {
  readonly type: 'checkbox' | 'radio';
  /** Name of the property. */
  readonly column: string;
  readonly value: FilterValue;
}

/** A field that is disabled if it would find nothing, but never while it has the focus: it would lose it. */
export function FilterInput({
  type,
  column,
  value: { value, articles, isChosen = false },
}: FilterInputProps) {
  const [hasFocus, setFocus] = useState(false);
  return (
    <input
      type={type}
      name={column}
      value={value}
      defaultChecked={isChosen}
      disabled={articles === 0 && !isChosen && !hasFocus}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    />
  );
}
