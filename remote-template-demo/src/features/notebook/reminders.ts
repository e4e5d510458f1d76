import type { Shell } from 'shared-types';
import { readNotebook, saveNote } from '../../api/notebook';
import { onNotesChanged } from '../../api/notes-news';
import { nameOf, type Note } from '../../model/note';
import { noteAddress, notesRoot } from '../../model/notes-view';
import { dueNotes, firedFormat, inOneHour } from '../../model/reminders';
import { attempt } from './attempt';

/** Key of the time up to which reminders were shown. */
const firedKey = 'template-demo.reminders.v1';

const lookEveryMs = 1000;

/** The storage service gives one value for the whole visit. */
const started = new WeakSet<object>();

/** Shows each reminder once when it is due, in the tab that the visitor looks at. Call it as often as you like. */
export function startReminders(shell: Shell): void {
  const fired = shell.storage.open(firedKey, firedFormat);
  if (started.has(fired)) return;
  started.add(fired);
  let notes: readonly Note[] = [];
  const read = async () => {
    const answer = await readNotebook(shell);
    if (answer.kind === 'done') ({ notes } = answer.value);
  };
  void read();
  onNotesChanged(() => void read());
  setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    const due = dueNotes(notes, fired.getState(), Date.now());
    if (due.length === 0) return;
    fired.set(Date.now());
    showReminders(shell, due);
  }, lookEveryMs);
}

/** Shows reminders that are due at the same time in one message, which stays until it is closed. */
function showReminders(shell: Shell, due: readonly Note[]): void {
  const [note, second] = due;
  if (!note) return;
  const names = due.map(nameOf).join(', ');
  if (second)
    shell.messages.show({
      message: `${due.length} reminders: ${names}`,
      autoHideDuration: null,
      action: { label: 'Open reminders', run: () => shell.navigate(`${notesRoot}/reminders`) },
    });
  else
    shell.messages.show({
      message: `Reminder: ${names}`,
      autoHideDuration: null,
      action: { label: 'Open note', run: () => shell.navigate(noteAddress(notesRoot, note.id)) },
      secondAction: { label: 'In 1 hour', run: () => void remindLater(shell, note) },
    });
}

const remindLater = (shell: Shell, note: Note) =>
  attempt(shell, () => saveNote(shell, note, { reminder: inOneHour(new Date()).toISOString() }));
