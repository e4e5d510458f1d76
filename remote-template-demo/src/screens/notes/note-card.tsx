import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { ArchiveIcon, CheckedIcon, DeleteIcon, EditIcon, UncheckedIcon } from '../../components/icons';
import { type Label, labelsOf, nameOf, type Note } from '../../model/note';

export interface NoteCardProps {
  readonly note: Note;
  readonly labels: readonly Label[];
  readonly onEdit: () => void;
  readonly onArchive: () => void;
  readonly onDelete: () => void;
}

/** `3 Dec 2026, 09:00`, in the visitor's time. */
const reminderFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A note and its actions. Its texts are plain text, whatever they contain. */
export function NoteCard({ note, labels, ...actions }: NoteCardProps) {
  const titleId = useId();
  const own = labelsOf(note, labels);
  return (
    <Card component="article" aria-labelledby={note.title ? titleId : undefined} sx={cardSx}>
      {note.title && (
        <Box component="h2" id={titleId} dir="auto" sx={{ typography: 'h3' }}>
          {note.title}
        </Box>
      )}
      {note.image && <img src={note.image} alt={note.title || 'Note image'} />}
      {note.description && (
        <Box component="p" className="muted" dir="auto" sx={{ whiteSpace: 'pre-line' }}>
          {note.description}
        </Box>
      )}
      {note.checklist.length > 0 && (
        <ul>
          {note.checklist.map(({ id, checked, text }) => (
            <Box key={id} component="li" dir="auto" sx={{ display: 'flex', gap: 1, mb: 1 }}>
              {checked ? <CheckedIcon /> : <UncheckedIcon />}
              {text}
              <span className="visually-hidden">{checked ? ', done' : ', open'}</span>
            </Box>
          ))}
        </ul>
      )}
      {note.reminder && (
        <p className="small">
          Reminder: <time dateTime={note.reminder}>{reminderFormat.format(Date.parse(note.reminder))}</time>
        </p>
      )}
      {own.length > 0 && (
        <ul aria-label="Labels of this note" className="chips">
          {own.map(({ id, name }) => (
            <Chip key={id} component="li" size="small" label={name} />
          ))}
        </ul>
      )}
      <NoteActions note={note} {...actions} />
    </Card>
  );
}

function NoteActions({ note, onEdit, onArchive, onDelete }: Omit<NoteCardProps, 'labels'>) {
  const archive = note.archive ? 'Take out of the archive' : 'Archive';
  const actions = [
    { title: 'Edit', icon: <EditIcon />, onClick: onEdit },
    { title: archive, icon: <ArchiveIcon />, onClick: onArchive },
    { title: 'Delete', icon: <DeleteIcon />, onClick: onDelete },
  ];
  return (
    <Box sx={{ textAlign: 'right', mx: -1.5 }}>
      {actions.map(({ title, icon, onClick }) => (
        <IconButton
          key={title}
          size="large"
          title={title}
          aria-label={`${title}: ${nameOf(note)}`}
          onClick={onClick}
        >
          {icon}
        </IconButton>
      ))}
    </Box>
  );
}

const cardSx = {
  display: 'grid',
  gap: 1.25,
  p: 2.5,
  pb: 1,
  fontSize: '0.9375rem',
  lineHeight: 1.34,
  overflowWrap: 'anywhere',
  '& img': { width: '100%', borderRadius: 1 },
  '& li > svg': { flex: 'none', color: 'primary.main' },
};
