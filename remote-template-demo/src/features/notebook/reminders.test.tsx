import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { saveNote } from '../../api/notebook';
import { emptyNote } from '../../model/note';
import { fakeNotes } from '../../testing/open-notes';
import { startReminders } from './reminders';

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
  const { shell, service } = fakeNotes();
  for (const reminder of reminders)
    await saveNote(shell, { ...emptyNote, title: `At ${reminder.slice(11, 19)}`, reminder });
  startReminders(shell);
  await pass(0);
  const shown = () => shell.messages.show.mock.calls.map(([{ message }]) => message);
  return { shell, service, shown };
}

describe('a reminder', () => {
  it('is shown once, when it is due', async () => {
    const { shell, shown } = await start('2026-12-01T12:00:05.000Z');
    await pass(4000);
    expect(shown()).toEqual([]);
    await pass(2000);
    expect(shown()).toEqual(['Reminder: At 12:00:05']);
    startReminders(shell);
    await pass(60_000);
    expect(shown()).toHaveLength(1);
  });

  it('is shown late with others that were missed', async () => {
    const { shown } = await start('2026-12-01T11:00:00.000Z', '2026-12-01T10:00:00.000Z');
    await pass(1000);
    expect(shown()).toEqual(['2 reminders: At 10:00:00, At 11:00:00']);
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

  it('is shown again in an hour, if the visitor wants that', async () => {
    const { shell, service, shown } = await start('2026-12-01T11:00:00.000Z');
    await pass(1000);
    shell.messages.show.mock.lastCall?.[0].secondAction?.run();
    await pass(0);
    expect((await service.store.read()).notes[0]?.reminder).toBe('2026-12-01T13:00:01.000Z');
    jest.setSystemTime(Date.now() + 3_600_000);
    await pass(1000);
    expect(shown()).toHaveLength(2);
  });
});
