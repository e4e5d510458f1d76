import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import { useId } from 'react';
import type { Label, Note } from '../../model/note';
import { Checklist } from './checklist';
import classNames from './notes.module.css';

export interface NoteCardProps {
  readonly note: Note;
  /** The labels it carries. */
  readonly labels: readonly Label[];
}

/** A note, to be read. Its texts are plain text, whatever they contain. */
export function NoteCard({ note, labels }: NoteCardProps) {
  const titleId = useId();
  return (
    <Card component="article" variant="outlined" aria-labelledby={note.title ? titleId : undefined}>
      <CardContent>
        <div className={classNames.note}>
          {note.title && <h2 id={titleId}>{note.title}</h2>}
          {note.image && <img src={note.image} alt={note.title || 'Note image'} />}
          {note.description && <p className={classNames.description}>{note.description}</p>}
          {note.checklist.length > 0 && <Checklist items={note.checklist} />}
          {labels.length > 0 && (
            <ul aria-label="Labels of this note" className={classNames.labels}>
              {labels.map(({ id, name }) => (
                <Chip key={id} component="li" size="small" label={name} />
              ))}
            </ul>
          )}
        </div>
      </CardContent>
    </Card>
  );
}
