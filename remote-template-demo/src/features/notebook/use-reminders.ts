import { useEffect } from 'react';
import type { Shell } from 'shared-types';
import { readNotebook } from '../../api/notebook';
import { onNotesChanged } from '../../api/notes-news';
import { nameOf, type Note } from '../../model/note';
import { notesRoot } from '../../model/notes-view';
import { dueNotes, firedFormat } from '../../model/reminders';

/** Key of the time up to which reminders were shown. */
const firedKey = 'template-demo.reminders.v1';

const lookEveryMs = 1000;

/** The storage service gives one value for the whole visit. */
const started = new WeakSet<object>();

/** Shows reminders for as long as the tab is open, also after the screen has gone. */
export const useReminders = (shell: Shell) => useEffect(() => startReminders(shell), [shell]);

/** Shows each reminder once when it is due, in the tab that the visitor looks at. */
function startReminders(shell: Shell): void {
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
    shell.messages.show({
      message: `Reminder: ${due.map(nameOf).join(', ')}`,
      autoHideDuration: null,
      action: { label: 'Open reminders', run: () => shell.navigate(`${notesRoot}/reminders`) },
    });
  }, lookEveryMs);
}
