import { useId } from 'react';
import { ArchiveIcon, DeleteIcon, EditIcon } from '../../components/icons';
import { type Label, labelsOf, nameOf, type Note } from '../../model/note';
import classNames from './note-card.module.css';

export interface NoteCardProps {
  readonly note: Note;
  /** All labels. */
  readonly labels: readonly Label[];
  readonly onEdit: () => void;
  /** Puts it into the archive, or takes it out. */
  readonly onArchive: () => void;
  readonly onDelete: () => void;
}

/** `Thu, 3 Dec, 09:00`, in the visitor's time. */
const reminderFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** A note and its actions. Its texts are plain text, whatever they contain. */
export function NoteCard({ note, labels, onEdit, onArchive, onDelete }: NoteCardProps) {
  const titleId = useId();
  const own = labelsOf(note, labels);
  const actions = [
    { title: 'Edit', icon: <EditIcon />, onClick: onEdit },
    {
      title: note.archive ? 'Take out of the archive' : 'Archive',
      icon: <ArchiveIcon />,
      onClick: onArchive,
    },
    { title: 'Delete', icon: <DeleteIcon />, onClick: onDelete },
  ];
  return (
    <article className={classNames.card} aria-labelledby={note.title ? titleId : undefined}>
      {note.title && (
        <h2 id={titleId} dir="auto">
          {note.title}
        </h2>
      )}
      {note.image && <img src={note.image} alt={note.title || 'Note image'} />}
      {note.description && (
        <p className={classNames.description} dir="auto">
          {note.description}
        </p>
      )}
      <Checklist items={note.checklist} />
      {note.reminder && (
        <p className="small">
          Reminder: <time dateTime={note.reminder}>{reminderFormat.format(Date.parse(note.reminder))}</time>
        </p>
      )}
      {own.length > 0 && (
        <ul aria-label="Labels of this note" className={`chips ${classNames.labels}`}>
          {own.map(({ id, name }) => (
            <li key={id} className="chip">
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className={classNames.actions}>
        {actions.map(({ title, icon, onClick }) => (
          <button
            key={title}
            type="button"
            className="icon-button"
            title={title}
            aria-label={`${title}: ${nameOf(note)}`}
            onClick={onClick}
          >
            {icon}
          </button>
        ))}
      </div>
    </article>
  );
}

/** A card shows as many items. */
const shownItems = 8;

/** The checklist of a note. It looks like check boxes, but cannot be changed. */
function Checklist({ items }: { readonly items: Note['checklist'] }) {
  const hiddenCount = items.length - shownItems;
  return (
    <>
      {items.length > 0 && (
        <ul className={classNames.checklist}>
          {items.slice(0, shownItems).map(({ id, checked, text }) => (
            <li key={id} dir="auto" className={checked ? classNames.done : classNames.open}>
              {text}
              <span className="visually-hidden">{checked ? ', done' : ', open'}</span>
            </li>
          ))}
        </ul>
      )}
      {hiddenCount > 0 && <p className="small muted">{hiddenCount} more</p>}
    </>
  );
}
