import type { Label } from '../../../model/note';
import { fixedViews, labelPath } from '../../../model/notes-view';
import classNames from './views.module.css';

export interface ViewLinksProps {
  /** Address of the view that is shown. */
  readonly path: string;
  readonly labels: readonly Label[];
  /** Opens the dialog of the labels. */
  readonly onEdit: () => void;
}

/** Links to all views, and a button to edit the labels. */
export function ViewLinks({ path, labels, onEdit }: ViewLinksProps) {
  const views = [
    ...fixedViews.map((view) => ({ title: view.title, address: view.path })),
    ...labels.map((label) => ({ title: label.name, address: labelPath(label) })),
  ];
  return (
    <ul className={classNames.links}>
      {views.map(({ title, address }) => (
        <li key={address}>
          <a className="chip" href={address} aria-current={address === path ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
      <li>
        <button type="button" className={`chip ${classNames.edit}`} onClick={onEdit}>
          Edit labels
        </button>
      </li>
    </ul>
  );
}
