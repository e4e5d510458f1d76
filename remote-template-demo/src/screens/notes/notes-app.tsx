import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Shell } from 'shared-types';
import { type EditedNote, emptyNote, hasContent, type Note, type Notebook } from '../../model/note';
import { noteAddress, notesRoot, viewAt, viewsOf } from '../../model/notes-view';
import { LabelsDialog } from './labels-dialog';
import { noteActions } from './note-actions';
import { NoteDialog } from './note-dialog';
import { NotesList } from './notes-list';
import { NotesMenu, roomy } from './notes-menu';

export interface NotesAppProps {
  readonly shell: Shell;
  readonly path: string;
  /** Query of the address: `?note=` names the note that is edited, `?note=new` a new one. */
  readonly search: string;
  readonly notebook: Notebook;
  /** Called when the element that had the focus is gone. */
  readonly onLost: () => void;
}

/** The note that the address names, and what happens as its dialog creates and leaves it. */
function useEditedNote({ shell, path, search, notebook, onLost }: NotesAppProps) {
  /** The new note that has got its id since its dialog was opened. */
  const [created, setCreated] = useState<Note>();
  const { forget } = noteActions(shell, onLost);
  const view = viewAt(path, notebook.labels);
  const wanted = new URLSearchParams(search).get('note');
  const isNew = wanted === 'new' || (wanted !== null && wanted === created?.id);
  const stored = notebook.notes.find(({ id }) => id === wanted);
  const first: EditedNote | undefined = stored ?? (isNew ? { ...emptyNote, ...view?.preset() } : undefined);

  function showCreated(note: Note) {
    setCreated(note);
    const from = { path, search: '?note=new' };
    shell.navigate(noteAddress(path, note.id), { replace: true, keepScroll: true, from });
  }

  function leave({ id, ...rest }: EditedNote) {
    shell.navigate(path, { replace: true, keepScroll: true });
    if (id !== undefined && isNew && !hasContent(rest)) forget({ id, ...rest });
  }

  // A new note that gets its id stays in its dialog.
  const key = isNew ? 'new' : wanted;
  return { view, key, first, stored, onCreated: showCreated, onLeave: leave };
}

/** The notes of one view, the menu of all views, and the note that the address names. */
export function NotesApp(props: NotesAppProps) {
  const { shell, path, notebook, onLost } = props;
  const [isEditingLabels, setIsEditingLabels] = useState(false);
  const { archive, remove } = noteActions(shell, onLost);
  const { view, key, first, ...edited } = useEditedNote(props);

  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={{ display: 'grid', gap: 3, [roomy]: { gridTemplateColumns: '168px 1fr', gap: 4 } }}>
        <NotesMenu path={path} views={viewsOf(notebook.labels)} onEdit={() => setIsEditingLabels(true)} />
        {view ? (
          <NotesList
            view={view}
            notebook={notebook}
            onOpen={(id) => shell.navigate(noteAddress(path, id), { keepScroll: true })}
            onArchive={archive}
            onRemove={remove}
          />
        ) : (
          <p>
            There is no label at this address. It may have been deleted.{' '}
            <a href={notesRoot}>Back to all notes</a>
          </p>
        )}
      </Box>
      {isEditingLabels && (
        <LabelsDialog shell={shell} notebook={notebook} onClose={() => setIsEditingLabels(false)} />
      )}
      {first && <NoteDialog key={key} shell={shell} first={first} labels={notebook.labels} {...edited} />}
    </Box>
  );
}
