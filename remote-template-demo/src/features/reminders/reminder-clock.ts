import type { StoredValue } from 'shared-types';
import type { Note } from '../../model/note';
import { dueNotes, type FiredReminders, nextReminder, withFired } from '../../model/reminders';

/** The longest time without a look at the clock: a computer that has slept is late by no more, in milliseconds. */
const longestPauseMs = 10_000;

export interface ClockParts {
  /** All notes; nothing if they cannot be read now. */
  readonly read: () => Promise<readonly Note[] | undefined>;
  /** Whether a note is deleted and waits for Undo. */
  readonly isHidden: (noteId: string) => boolean;
  readonly fired: StoredValue<FiredReminders>;
  /** Called with all reminders that are due at the same time. */
  readonly show: (due: readonly Note[]) => void;
}

/** Shows each reminder once, when it is due or as soon as possible after that. */
export function createReminderClock({ read, isHidden, fired, show }: ClockParts) {
  let notes: readonly Note[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;

  const due = () => dueNotes(notes, fired.getState(), Date.now()).filter(({ id }) => !isHidden(id));

  async function refresh(): Promise<void> {
    notes = (await read()) ?? notes;
  }

  function fire(): void {
    const now = due();
    if (now.length === 0) return;
    // First the mark: a tab that is closed in between must not show them again.
    fired.set(withFired(fired.getState(), now, notes));
    show(now);
  }

  function schedule(): void {
    clearTimeout(timer);
    const restMs = nextReminder(notes, Date.now()) - Date.now();
    timer = setTimeout(() => void check(), Math.min(restMs, longestPauseMs));
  }

  /** Looks at the clock. What is due is read again: it may have been changed elsewhere. */
  async function check(): Promise<void> {
    if (due().length > 0) await refresh();
    if (isEnded) return;
    fire();
    schedule();
  }

  return {
    /** Reads the notes again: they have changed, or the tab has returned. */
    update: async () => {
      await refresh();
      await check();
    },
    end: () => {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
