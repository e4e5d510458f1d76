import { memo, useId, type ReactNode } from 'react';
import type { Move } from '../../model/item-order';
import type { Label, Note } from '../../model/note';
import { labelsOf, nameOf } from '../../model/notes-view';
import { textSizeOf } from '../../model/text-size';
import { Checklist } from './checklist';
import { ArchiveIcon, DeleteIcon, EditIcon } from '../../components/icons';
import classNames from './note-card.module.css';
import { NoteText } from './note-text';

/** What can be done with a note. */
export interface NoteActions {
  readonly edit: (note: Note) => void;
  /** Puts it into the archive, or takes it out. */
  readonly archive: (note: Note) => void;
  readonly remove: (note: Note) => void;
  readonly move: (move: Move) => void;
}

export interface NoteCardProps {
  readonly note: Note;
  /** All labels. */
  readonly labels: readonly Label[];
  readonly isSizedByLength: boolean;
  /** The same object for as long as the screen is shown. */
  readonly actions: NoteActions;
  /** Moves the note; stands before the actions. */
  readonly handle?: ReactNode;
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
export function NoteCard({ note, labels, isSizedByLength, actions, handle }: NoteCardProps) {
  const titleId = useId();
  const name = nameOf(note);
  return (
    <article className={classNames.card} aria-labelledby={note.title ? titleId : undefined}>
      <NoteContent note={note} labels={labels} isSizedByLength={isSizedByLength} titleId={titleId} />
      <div className={classNames.actions}>
        {handle}
        <button
          type="button"
          className="icon-button"
          title="Edit"
          aria-label={`Edit: ${name}`}
          onClick={() => actions.edit(note)}
        >
          <EditIcon />
        </button>
        <button
          type="button"
          className="icon-button"
          title={note.archive ? 'Take out of the archive' : 'Archive'}
          aria-label={note.archive ? `Take out of the archive: ${name}` : `Archive: ${name}`}
          onClick={() => actions.archive(note)}
        >
          <ArchiveIcon />
        </button>
        <button
          type="button"
          className="icon-button"
          title="Delete"
          aria-label={`Delete: ${name}`}
          onClick={() => actions.remove(note)}
        >
          <DeleteIcon />
        </button>
      </div>
    </article>
  );
}

interface NoteContentProps extends Pick<NoteCardProps, 'note' | 'labels' | 'isSizedByLength'> {
  readonly titleId: string;
}

/** Most of the card. A search that leaves the note where it is does not render it again. */
const NoteContent = memo(({ note, labels, isSizedByLength, titleId }: NoteContentProps) => {
  const own = labelsOf(note, labels);
  return (
    <>
      {note.title && (
        <h2 id={titleId} dir="auto">
          {note.title}
        </h2>
      )}
      {note.image && <img src={note.image} alt={note.title || 'Note image'} />}
      {note.description && (
        <p
          className={classNames.description}
          dir="auto"
          data-size={isSizedByLength ? textSizeOf(note.description) : undefined}
        >
          <NoteText text={note.description} />
        </p>
      )}
      {note.checklist.length > 0 && <Checklist items={note.checklist} />}
      {note.reminder && (
        <p className="small">
          Reminder: <time dateTime={note.reminder}>{reminderText(note.reminder)}</time>
        </p>
      )}
      {own.length > 0 && (
        <ul aria-label="Labels of this note" className={`chips ${classNames.labels}`}>
          {own.map((label) => (
            <li key={label.id} className="chip">
              {label.name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
});

function reminderText(reminder: string): string {
  const time = Date.parse(reminder);
  return Number.isNaN(time) ? 'no valid time' : reminderFormat.format(time);
}
