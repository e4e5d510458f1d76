import type { ChecklistItem } from '../../model/note';
import classNames from './checklist.module.css';

export interface ChecklistProps {
  readonly items: readonly ChecklistItem[];
}

/** The points of a note. They look like check boxes but are not: nothing can be ticked here. */
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
