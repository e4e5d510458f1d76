import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { saveNote } from '../../api/notebook';
import { emptyNote } from '../../model/note';
import { fakeNotes } from '../../testing/open-notes';
import { useReminders } from './use-reminders';

const realTimeout = setTimeout;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00Z') });
});

/** Time passes, and the news of what it has begun arrive. */
async function pass(ms: number) {
  await jest.advanceTimersByTimeAsync(ms);
  await new Promise((resolve) => realTimeout(resolve, 20));
}

async function start(...reminders: readonly string[]) {
  const { shell } = fakeNotes();
  for (const reminder of reminders)
    await saveNote(shell, { ...emptyNote, title: `At ${reminder.slice(11, 19)}`, reminder });
  renderHook(() => useReminders(shell));
  await pass(0);
  const shown = () => shell.messages.show.mock.calls.map(([{ message }]) => message);
  return { shell, shown };
}

describe('a reminder', () => {
  it('is shown once, when it is due', async () => {
    const { shell, shown } = await start('2026-12-01T12:00:05.000Z');
    await pass(4000);
    expect(shown()).toEqual([]);
    await pass(2000);
    expect(shown()).toEqual(['Reminder: At 12:00:05']);
    renderHook(() => useReminders(shell));
    await pass(60_000);
    expect(shown()).toHaveLength(1);
  });

  it('is shown late with others that were missed', async () => {
    const { shown } = await start('2026-12-01T11:00:00.000Z', '2026-12-01T10:00:00.000Z');
    await pass(1000);
    expect(shown()).toEqual(['Reminder: At 10:00:00, At 11:00:00']);
  });

  it('waits until the visitor looks at the tab', async () => {
    const { shown } = await start('2026-12-01T11:00:00.000Z');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(5000);
    expect(shown()).toEqual([]);
    hidden.mockRestore();
    await pass(1000);
    expect(shown()).toHaveLength(1);
  });
});
