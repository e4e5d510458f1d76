import type { ChecklistItem } from '../../model/note';
import classNames from './checklist.module.css';

export interface ChecklistProps {
  readonly items: readonly ChecklistItem[];
}

/** The checklist of a note. It looks like check boxes, but cannot be changed. */
export function Checklist({ items }: ChecklistProps) {
  return (
    <ul className={classNames.list}>
      {items.map(({ id, checked, text }) => (
        <li key={id} className={checked ? classNames.done : classNames.open}>
          {text}
          <span className="visually-hidden">{checked ? ', done' : ', open'}</span>
        </li>
      ))}
    </ul>
  );
}
