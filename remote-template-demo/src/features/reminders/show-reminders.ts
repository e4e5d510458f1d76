import type { Shell } from 'shared-types';
import { tellNotesChanged } from '../../api/notes-news';
import { openNotesApi } from '../../api/open-notes-api';
import type { Note } from '../../model/note';
import { notesRoot } from '../../model/notes-view';
import { inOneHour } from '../../model/reminders';
import { shortNameOf } from '../../model/short-name';
import { showNotice } from './notices';

type ReminderShell = Pick<Shell, 'http' | 'site' | 'storage' | 'messages' | 'navigate'>;

async function remindLater(shell: ReminderShell, noteId: string): Promise<void> {
  const api = await openNotesApi(shell);
  const answer = await api.readNotes();
  const note = answer.kind === 'read' ? answer.value.find(({ id }) => id === noteId) : undefined;
  const saved = note && (await api.updateNote({ ...note, reminder: inOneHour(new Date()).toISOString() }));
  if (saved?.kind === 'saved') tellNotesChanged();
  else
    shell.messages.show({
      message: 'The reminder could not be changed.',
      variant: 'error',
      autoHideDuration: null,
      action: { label: 'Retry', run: () => void remindLater(shell, noteId) },
    });
}

/** Shows reminders that are due at the same time in one message, which stays until it is closed. */
export function showReminders(shell: ReminderShell, due: readonly Note[]): void {
  const [note, second] = due;
  if (!note) return;
  const open = () =>
    shell.navigate(second ? `${notesRoot}/reminders` : `${notesRoot}?note=${encodeURIComponent(note.id)}`);
  const names = due.slice(0, 3).map(shortNameOf).join(', ');
  const message = second
    ? `${due.length} reminders: ${names}${due.length > 3 ? ' and more' : ''}`
    : `Reminder: ${names}`;
  shell.messages.show({
    message,
    autoHideDuration: null,
    action: { label: second ? 'Open reminders' : 'Open note', run: open },
    ...(!second && { secondAction: { label: 'In 1 hour', run: () => void remindLater(shell, note.id) } }),
  });
  showNotice(shell, { tag: note.id, title: second ? 'Reminders' : 'Reminder', text: names, onClick: open });
}
