import { MenuIcon } from '../../components/icons';
import type { NotesView } from '../../model/notes-view';
import classNames from './notes-menu.module.css';

export interface NotesMenuProps {
  readonly views: readonly NotesView[];
  /** Address of the view that is shown. */
  readonly path: string;
  /** Opens the dialog of the labels. */
  readonly onEdit: () => void;
}

/** Links to all views beside the notes; folded where there is no room for them. */
export function NotesMenu({ views, path, onEdit }: NotesMenuProps) {
  const links = (
    <nav aria-label="Views of the notes">
      <ul className={classNames.links}>
        {views.map((view) => (
          <li key={view.path}>
            <a className="chip" href={view.path} aria-current={view.path === path ? 'page' : undefined}>
              {view.title}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={`chip ${classNames.edit}`} onClick={onEdit}>
            Edit labels
          </button>
        </li>
      </ul>
    </nav>
  );
  return (
    <>
      <div className={classNames.beside}>{links}</div>
      <details className={classNames.folded}>
        <summary className="button button-outlined">
          <MenuIcon />
          Views and labels
        </summary>
        {links}
      </details>
    </>
  );
}
