import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import type { Label, Note } from '../../model/note';
import { Checklist } from './checklist';
import { ArchiveIcon, DeleteIcon, EditIcon } from './icons';
import classNames from './notes.module.css';

export interface NoteCardProps {
  readonly note: Note;
  /** The labels it carries. */
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
  const name = note.title || 'note without a title';
  return (
    <Card component="article" variant="outlined" aria-labelledby={note.title ? titleId : undefined}>
      <CardContent>
        <div className={classNames.note}>
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
          {note.checklist.length > 0 && <Checklist items={note.checklist} />}
          {note.reminder && (
            <p className="small">
              Reminder: <time dateTime={note.reminder}>{reminderText(note.reminder)}</time>
            </p>
          )}
          {labels.length > 0 && (
            <ul aria-label="Labels of this note" className={classNames.labels}>
              {labels.map((label) => (
                <Chip key={label.id} component="li" size="small" label={label.name} />
              ))}
            </ul>
          )}
          <div className={classNames.actions}>
            <IconButton size="small" title="Edit" aria-label={`Edit: ${name}`} onClick={onEdit}>
              <EditIcon />
            </IconButton>
            <IconButton
              size="small"
              title={note.archive ? 'Take out of the archive' : 'Archive'}
              aria-label={note.archive ? `Take out of the archive: ${name}` : `Archive: ${name}`}
              onClick={onArchive}
            >
              <ArchiveIcon />
            </IconButton>
            <IconButton size="small" title="Delete" aria-label={`Delete: ${name}`} onClick={onDelete}>
              <DeleteIcon />
            </IconButton>
          </div>
        </div>
      </CardContent>
    </Card>
  );
}

function reminderText(reminder: string): string {
  const time = Date.parse(reminder);
  return Number.isNaN(time) ? 'no valid time' : reminderFormat.format(time);
}
