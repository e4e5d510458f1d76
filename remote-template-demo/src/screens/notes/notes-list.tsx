import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Note, Notebook } from '../../model/note';
import { countOfNotes, notesIn, type NotesView } from '../../model/notes-view';
import { NoteCard } from './note-card';

export interface NotesListProps {
  readonly view: NotesView;
  readonly notebook: Notebook;
  /** Opens a note; `new` for one that does not exist yet. */
  readonly onOpen: (id: string) => void;
  readonly onArchive: (note: Note) => void;
  readonly onRemove: (note: Note) => void;
}

/** The notes of one view. */
export function NotesList({ view, notebook, onOpen, onArchive, onRemove }: NotesListProps) {
  const notes = notesIn(view, notebook.notes);
  return (
    <Stack spacing={2}>
      <Button variant="outlined" sx={takeSx} onClick={() => onOpen('new')}>
        Take a note
      </Button>
      <p className="small muted" role="status">
        {countOfNotes(notes.length)}
      </p>
      {notes.length === 0 && <p>{view.emptyText}</p>}
      <Box component="ul" sx={cardsSx}>
        {notes.map((note) => (
          <li key={note.id}>
            <NoteCard
              note={note}
              labels={notebook.labels}
              onEdit={() => onOpen(note.id)}
              onArchive={() => onArchive(note)}
              onDelete={() => onRemove(note)}
            />
          </li>
        ))}
      </Box>
    </Stack>
  );
}

/** It looks like a field. */
const takeSx = {
  justifyContent: 'start',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontWeight: 400,
};

const cardsSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: 2,
  alignItems: 'start',
};
