import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import type { Shell } from 'shared-types';
import { removeNote, saveNote } from '../../api/notebook';
import { attempt } from '../../features/notebook/attempt';
import { type EditedNote, emptyNote, hasContent, type Note, type Notebook } from '../../model/note';
import { countOfNotes, noteAddress, notesIn, notesRoot, viewAt, viewsOf } from '../../model/notes-view';
import { searchNotes } from '../../model/search-notes';
import { LabelsDialog } from './labels-dialog';
import { NoteCard } from './note-card';
import { type LeftBy, NoteDialog } from './note-dialog';
import { NotesMenu } from './notes-menu';
import classNames from './notes.module.css';

export interface NotesAppProps {
  readonly shell: Shell;
  readonly path: string;
  /** Query of the address: `?note=` names the note that is edited, `?note=new` a new one. */
  readonly search: string;
  readonly notebook: Notebook;
  /** Called when the element that had the focus is gone. */
  readonly onLost: () => void;
}

/** The notes of one view, the menu of all views, and what can be done with a note. */
export function NotesApp({ shell, path, search, notebook: { notes, labels }, onLost }: NotesAppProps) {
  const searchId = useId();
  const [searched, setSearched] = useState('');
  const [isEditingLabels, setIsEditingLabels] = useState(false);
  /** The new note that has got its id since its dialog was opened. */
  const [created, setCreated] = useState<Note>();

  const view = viewAt(path, labels);
  const inView = view ? notesIn(view, notes) : [];
  const shown = searchNotes(inView, labels, searched);

  const wanted = new URLSearchParams(search).get('note');
  const isNew = wanted === 'new' || (wanted !== null && wanted === created?.id);
  const stored = notes.find(({ id }) => id === wanted);
  const first: EditedNote | undefined = stored ?? (isNew ? { ...emptyNote, ...view?.preset() } : undefined);

  const open = (id: string) => shell.navigate(noteAddress(path, id), { keepScroll: true });

  function showCreated(note: Note) {
    setCreated(note);
    const from = { path, search: '?note=new' };
    shell.navigate(noteAddress(path, note.id), { replace: true, keepScroll: true, from });
  }

  function undoable(message: string, undo: () => ReturnType<typeof saveNote>) {
    onLost();
    shell.messages.show({ message, action: { label: 'Undo', run: () => void attempt(shell, undo) } });
  }

  const archive = (note: Note) =>
    attempt(
      shell,
      () => saveNote(shell, note, { archive: !note.archive }),
      () =>
        undoable(note.archive ? 'Note taken out of the archive.' : 'Note archived.', () =>
          saveNote(shell, note, { archive: note.archive }),
        ),
    );
  const remove = (note: Note) =>
    attempt(
      shell,
      () => removeNote(shell, note),
      () => undoable('Note deleted.', () => saveNote(shell, note)),
    );

  function leave(by: LeftBy, { id, ...rest }: EditedNote) {
    shell.navigate(path, { replace: true, keepScroll: true });
    if (id === undefined) return;
    const note = { id, ...rest };
    if (by === 'archive') void archive(note);
    else if (by === 'delete') void remove(note);
    // Nothing was written after all.
    else if (isNew && !hasContent(note)) void attempt(shell, () => removeNote(shell, note));
  }

  return (
    <div className={classNames.place}>
      <div className={classNames.app}>
        <NotesMenu path={path} views={viewsOf(labels)} onEdit={() => setIsEditingLabels(true)} />
        <div className={classNames.main}>
          {view ? (
            <>
              <button type="button" className={classNames.take} onClick={() => open('new')}>
                Take a note
              </button>
              {(inView.length > 0 || searched !== '') && (
                <div role="search" aria-label="Notes" className="field">
                  <label htmlFor={searchId}>Search these notes</label>
                  <OutlinedInput
                    id={searchId}
                    fullWidth
                    value={searched}
                    autoComplete="off"
                    onChange={({ target }) => setSearched(target.value)}
                    onKeyDown={({ key }) => key === 'Escape' && setSearched('')}
                  />
                </div>
              )}
              <p className="small muted" role="status">
                {countOfNotes(shown.length)}
              </p>
              {shown.length === 0 && (
                <p>{searched ? `No note here contains “${searched}”.` : view.emptyText}</p>
              )}
            </>
          ) : (
            <p>
              There is no label at this address. It may have been deleted.{' '}
              <a href={notesRoot}>Back to all notes</a>
            </p>
          )}
          <ul className={classNames.cards}>
            {shown.map((note) => (
              <li key={note.id}>
                <NoteCard
                  note={note}
                  labels={labels}
                  onEdit={() => open(note.id)}
                  onArchive={() => void archive(note)}
                  onDelete={() => void remove(note)}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
      {isEditingLabels && (
        <LabelsDialog shell={shell} notebook={{ notes, labels }} onClose={() => setIsEditingLabels(false)} />
      )}
      {first && (
        <NoteDialog
          // A new note that gets its id stays in its dialog.
          key={isNew ? 'new' : wanted}
          shell={shell}
          first={first}
          stored={stored}
          labels={labels}
          onCreated={showCreated}
          onLeave={leave}
        />
      )}
    </div>
  );
}
