import { useEffect, useId, useRef } from 'react';
import { filterForm } from '../filters/filter-form';
import type { ListChange } from '../list-view';
import classNames from './folded-groups.module.css';

/** Time after the last letter, in milliseconds. */
export const typingPauseMs = 250;

interface WithinFieldProps {
  /** `Gloves`. */
  readonly name: string;
  readonly text: string;
  readonly onChange: (changes: readonly ListChange[], options: { readonly replace: boolean }) => void;
}

/** Narrows a list down to the articles that contain a text. */
export function WithinField({ name, text, onChange }: WithinFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const { current } = field;
    if (current && current !== document.activeElement) current.value = text;
  }, [text]);
  const onInput = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => onChange([{ kind: 'text', text: field.current?.value ?? '' }], { replace: true }),
      typingPauseMs,
    );
  };
  return (
    <div className={`field ${classNames.within}`}>
      <label htmlFor={id}>Search within {name}</label>
      <input
        id={id}
        ref={field}
        type="search"
        name="q"
        form={filterForm}
        defaultValue={text}
        onInput={onInput}
      />
    </div>
  );
}
