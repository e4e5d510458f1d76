import type { Shell } from 'shared-types';
import { onNotesChanged } from '../../api/notes-news';
import { openNotesApi } from '../../api/open-notes-api';
import { deletedNotesFormat, deletedNotesKey } from '../../model/deleted-notes';
import { firedFormat } from '../../model/reminders';
import { inOneTab } from './one-tab';
import { createReminderClock } from './reminder-clock';
import { showReminders } from './show-reminders';

/** Key of the reminders that were shown. */
const firedKey = 'template-demo.reminders.v1';

/** The storage service gives one value for the whole visit. */
const started = new WeakSet<object>();

/** Shows reminders from now on, until the tab is closed. Call it in an effect, as often as you like. */
export function startReminders(shell: Shell): void {
  const fired = shell.storage.open(firedKey, firedFormat);
  if (started.has(fired)) return;
  started.add(fired);
  const deleted = shell.storage.open(deletedNotesKey, deletedNotesFormat);

  inOneTab(() => {
    const clock = createReminderClock({
      read: async () => {
        const answer = await (await openNotesApi(shell)).readNotes();
        return answer.kind === 'read' ? answer.value : undefined;
      },
      isHidden: (noteId) => deleted.getState().some(({ id }) => id === noteId),
      fired,
      show: (due) => showReminders(shell, due),
    });
    const update = () => void clock.update();
    const onReturn = () => document.visibilityState === 'visible' && update();
    const endNews = onNotesChanged(update);
    document.addEventListener('visibilitychange', onReturn);
    addEventListener('focus', update);
    update();
    return () => {
      clock.end();
      endNews();
      document.removeEventListener('visibilitychange', onReturn);
      removeEventListener('focus', update);
    };
  });
}
