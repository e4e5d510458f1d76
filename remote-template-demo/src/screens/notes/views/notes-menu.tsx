import { CloseIcon, MenuIcon } from '../../../components/icons';
import { useViewsDrawer } from './use-views-drawer';
import { ViewLinks, type ViewLinksProps } from './view-links';
import classNames from './views.module.css';

/** Links to all views beside the notes; in a drawer where there is no room for them. */
export function NotesMenu({ path, labels, onEdit }: ViewLinksProps) {
  const { buttonProps, dialogProps, close } = useViewsDrawer(path);
  const editLabels = () => {
    close();
    onEdit();
  };
  return (
    <>
      <nav className={classNames.beside} aria-label="Views of the notes">
        <ViewLinks path={path} labels={labels} onEdit={onEdit} />
      </nav>
      <button className={`button button-outlined ${classNames.open}`} type="button" {...buttonProps}>
        <MenuIcon />
        Views and labels
      </button>
      <dialog className={classNames.drawer} aria-label="Views and labels" {...dialogProps}>
        <div className={classNames.content}>
          <button
            className={`icon-button ${classNames.close}`}
            type="button"
            aria-label="Close"
            onClick={close}
          >
            <CloseIcon />
          </button>
          <nav aria-label="Views of the notes">
            <ViewLinks path={path} labels={labels} onEdit={editLabels} />
          </nav>
        </div>
      </dialog>
    </>
  );
}
