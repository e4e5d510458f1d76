import Alert from '@mui/material/Alert';
import { useState } from 'react';
import type { Shell } from 'shared-types';
import { changedQuery } from '../../model/changed-query';
import type { Note, Notebook } from '../../model/note';
import {
  countOfNotes,
  emptyTextOf,
  hasContent,
  labelsOf,
  notesIn,
  presetOf,
  viewAt,
} from '../../model/notes-view';
import { searchNotes } from '../../model/search-notes';
import { NoteCard } from './note-card';
import { NoteDialog } from './note-dialog';
import classNames from './notes.module.css';
import { NotesMenu } from './notes-menu';
import { SearchBox } from './search-box';
import { TakeNote } from './take-note';
import { UndoBar } from './undo-bar';
import { useSearchText } from './use-search-text';
import { type Fault, useNotes } from './use-notes';

export interface NotesAppProps {
  readonly shell: Shell;
  readonly path: string;
  /** Query of the address: `?note=` names the note that is edited. */
  readonly search: string;
  readonly initial: Notebook;
  /** What had the focus is gone. */
  readonly onLost: () => void;
}

/** The notes of one view, the menu of all views, and what can be done with a note. */
export function NotesApp({ shell, path, search, initial, onLost }: NotesAppProps) {
  const { notebook, isLasting, deleted, create, update } = useNotes(shell, initial);
  const [archived, setArchived] = useState<Note>();
  const [fault, setFault] = useState<Fault>();
  const view = viewAt(path, notebook.labels);
  const inView = notesIn(view, notebook);
  const searched = (text: string) => searchNotes(inView, notebook.labels, text);
  const { text, found, change } = useSearchText({
    shell,
    path,
    search,
    onSearch: (wanted) => shell.announce(countOfNotes(searched(wanted).length)),
  });
  const notes = searched(found);
  const edited = notebook.notes.find(({ id }) => id === new URLSearchParams(search).get('note'));

  async function archive(note: Note) {
    const changed = { ...note, archive: !note.archive };
    const problem = await update(changed);
    setFault(problem);
    if (problem) return;
    setArchived(changed);
    shell.announce(changed.archive ? 'Note archived' : 'Note taken out of the archive');
    onLost();
  }

  function remove({ id }: Note) {
    setArchived(undefined);
    deleted.hide(id);
    shell.announce('Note deleted');
    onLost();
  }

  const edit = ({ id }: Note) =>
    shell.navigate(path + changedQuery(search, { note: id }), { keepScroll: true });

  function closeNote(note: Note) {
    shell.navigate(path + changedQuery(search, { note: '' }), { replace: true, keepScroll: true });
    if (!hasContent(note)) remove(note);
  }

  async function undo() {
    if (archived) {
      // It may have been edited since.
      const note = notebook.notes.find(({ id }) => id === archived.id) ?? archived;
      setFault(await update({ ...note, archive: !archived.archive }));
      setArchived(undefined);
    } else if (deleted.last) deleted.show(deleted.last.id);
    shell.announce('Undone');
    onLost();
  }

  return (
    <div className={classNames.app}>
      {archived && (
        <UndoBar
          key={archived.id}
          text={textOf(archived)}
          onUndo={() => void undo()}
          onEnd={() => setArchived(undefined)}
        />
      )}
      {!archived && deleted.last && (
        <UndoBar key={deleted.last.id} text="Note deleted." onUndo={() => void undo()} />
      )}
      <NotesMenu path={path} labels={notebook.labels} />
      <div className={classNames.main}>
        {!isLasting && (
          <Alert severity="warning" variant="outlined" role="status">
            Your browser does not store notes for this site. Changes are lost when you close or reload the
            page.
          </Alert>
        )}
        {fault && (
          <Alert severity="error" variant="outlined" onClose={() => setFault(undefined)}>
            {fault}
          </Alert>
        )}
        {view.kind === 'unknown-label' ? (
          <p>
            {emptyTextOf(view)} <a href="/example/notes">Back to all notes</a>
          </p>
        ) : (
          <>
            <TakeNote preset={(now) => presetOf(view, now)} onCreate={create} />
            {(inView.length > 0 || text !== '') && <SearchBox text={text} onChange={change} />}
            <p className="small muted">{countOfNotes(notes.length)}</p>
            {notes.length === 0 && <p>{found ? `No note here contains “${found}”.` : emptyTextOf(view)}</p>}
          </>
        )}
        <ul className={classNames.cards}>
          {notes.map((note) => (
            <li key={note.id}>
              <NoteCard
                note={note}
                labels={labelsOf(note, notebook.labels)}
                onEdit={() => edit(note)}
                onArchive={() => void archive(note)}
                onDelete={() => remove(note)}
              />
            </li>
          ))}
        </ul>
      </div>
      {edited && (
        <NoteDialog
          key={edited.id}
          note={edited}
          labels={notebook.labels}
          shell={shell}
          onSave={update}
          onClose={closeNote}
        />
      )}
    </div>
  );
}

const textOf = ({ archive }: Note) => (archive ? 'Note archived.' : 'Note taken out of the archive.');
