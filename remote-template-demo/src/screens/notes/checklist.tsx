import { sunk } from '../../model/checklist';
import type { ChecklistItem } from '../../model/note';
import classNames from './checklist.module.css';

export interface ChecklistProps {
  readonly items: readonly ChecklistItem[];
}

/** A card shows as many items. */
const shownItems = 8;

/** The checklist of a note. It looks like check boxes, but cannot be changed. */
export function Checklist({ items }: ChecklistProps) {
  const hiddenCount = items.length - shownItems;
  return (
    <>
      <ul className={classNames.list}>
        {sunk(items)
          .slice(0, shownItems)
          .map(({ id, checked, text }) => (
            <li key={id} dir="auto" className={checked ? classNames.done : classNames.open}>
              {text}
              <span className="visually-hidden">{checked ? ', done' : ', open'}</span>
            </li>
          ))}
      </ul>
      {hiddenCount > 0 && (
        <p className="small muted">
          +{hiddenCount}
          <span className="visually-hidden"> more checklist items</span>
        </p>
      )}
    </>
  );
}
