import type { AriaAttributes, ChangeEvent } from 'react';
import shared from '../../../content/data/form.json';

type SizeChoiceProps = Pick<AriaAttributes, 'aria-label' | 'aria-invalid' | 'aria-describedby'> & {
  size: string;
  /** The article's own; none if nobody says. */
  sizes: readonly string[];
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
};

/** One of the article's sizes; a text where they are not known. What was typed before they came stays. */
export function SizeChoice({ size, sizes, ...control }: SizeChoiceProps) {
  if (sizes.length === 0) return <input value={size} {...control} />;
  const offered = size === '' || sizes.includes(size) ? sizes : [...sizes, size];
  // Uncontrolled: the draft is saved on `input`, and a render then would undo the choice before `change` reports it.
  return (
    <select defaultValue={size} {...control}>
      <option value="">{shared.articles.chooseSize}</option>
      {offered.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  );
}
