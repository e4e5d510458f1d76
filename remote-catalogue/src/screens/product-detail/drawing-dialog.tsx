import { useState, type ComponentType } from 'react';
import type { PictureDialogProps } from 'shared-types';
import type { Drawing } from '../../../articles/product';
import classNames from './drawing-dialog.module.css';
import { viewName } from './view-name';

interface DrawingDialogProps {
  readonly title: string;
  readonly views: readonly Drawing[];
  readonly first: Drawing['view'];
  readonly onClose: () => void;
  readonly PictureDialog: ComponentType<PictureDialogProps>;
}

/** The drawings of an article in the whole window, with a choice of the view. */
export function DrawingDialog({ title, views, first, onClose, PictureDialog }: DrawingDialogProps) {
  const [view, setView] = useState(first);
  const address = views.find((drawing) => drawing.view === view)?.address ?? '';
  return (
    <PictureDialog
      title={title}
      picture={{ address, label: `Drawing, ${view}`, alt: `${title}, ${view}`, width: 300, height: 375 }}
      bar={<ViewChoice views={views} view={view} onView={setView} />}
      onClose={onClose}
    />
  );
}

interface ViewChoiceProps {
  readonly views: readonly Drawing[];
  readonly view: Drawing['view'];
  readonly onView: (view: Drawing['view']) => void;
}

const ViewChoice = ({ views, view, onView }: ViewChoiceProps) => (
  <div className={classNames.views} role="group" aria-label="View">
    {views.map((drawing) => (
      <button
        key={drawing.view}
        className="button button-outlined"
        type="button"
        aria-pressed={drawing.view === view}
        onClick={() => onView(drawing.view)}
      >
        {viewName(drawing.view)}
      </button>
    ))}
  </div>
);
