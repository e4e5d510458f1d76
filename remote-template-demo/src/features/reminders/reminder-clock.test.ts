import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import { emptyNote, type Note } from '../../model/note';
import { firedFormat } from '../../model/reminders';
import { createReminderClock } from './reminder-clock';

const start = Date.parse('2026-12-01T12:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: start });
});

const note = (id: string, afterMs: number): Note => ({
  ...emptyNote,
  id,
  reminder: new Date(start + afterMs).toISOString(),
});

/** Tabs that share what is stored. */
function open(notes: readonly Note[]) {
  const service = { notes, hidden: new Set<string>() };
  const fired = fakeStorage([{ key: 'fired' }]).open('fired', firedFormat);
  const shown: string[] = [];
  const newTab = () =>
    createReminderClock({
      read: () => Promise.resolve(service.notes),
      isHidden: (id) => service.hidden.has(id),
      fired,
      show: (due) => {
        // The mark is there first.
        expect(due.every(({ id }) => id in fired.getState().times)).toBe(true);
        shown.push(due.map(({ id }) => id).join(' '));
      },
    });
  return { service, shown, newTab };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('the clock of reminders', () => {
  it('shows a reminder once, when it is due', async () => {
    const { shown, newTab } = open([note('a', 5000)]);
    await newTab().update();
    await pass(4999);
    expect(shown).toEqual([]);
    await pass(1);
    expect(shown).toEqual(['a']);
    await pass(3_600_000);
    expect(shown).toEqual(['a']);
  });

  it('shows those that were missed together', async () => {
    const { shown, newTab } = open([note('a', -1000), note('b', -5000), note('c', 60_000)]);
    await newTab().update();
    expect(shown).toEqual(['b a']);
  });

  it('waits for reminders that are weeks away', async () => {
    const weeksMs = 40 * 24 * 3_600_000;
    const { shown, newTab } = open([note('a', weeksMs)]);
    await newTab().update();
    jest.setSystemTime(start + weeksMs - 5000);
    await pass(15_000);
    expect(shown).toEqual(['a']);
  });

  it('is right ten seconds after a computer has slept', async () => {
    const { shown, newTab } = open([note('a', 3_600_000)]);
    await newTab().update();
    jest.setSystemTime(start + 7_200_000);
    await pass(10_000);
    expect(shown).toEqual(['a']);
  });

  it('follows changes of the notes', async () => {
    const { shown, service, newTab } = open([note('a', 5000)]);
    const clock = newTab();
    await clock.update();
    service.notes = [note('a', 20_000), note('b', 8000)];
    await clock.update();
    await pass(10_000);
    expect(shown).toEqual(['b']);
  });

  it('reads a note again before it shows its reminder', async () => {
    const { shown, service, newTab } = open([note('a', 5000)]);
    await newTab().update();
    service.notes = [];
    await pass(6000);
    expect(shown).toEqual([]);
  });

  it('shows none of a deleted note, and shows it after Undo', async () => {
    const { shown, service, newTab } = open([note('a', 1000)]);
    service.hidden.add('a');
    await newTab().update();
    await pass(30_000);
    expect(shown).toEqual([]);
    service.hidden.clear();
    await pass(10_000);
    expect(shown).toEqual(['a']);
  });

  it('shows nothing that another tab has shown before', async () => {
    const { shown, newTab } = open([note('a', 1000)]);
    const first = newTab();
    await first.update();
    await pass(1000);
    first.end();
    await newTab().update();
    await pass(60_000);
    expect(shown).toEqual(['a']);
  });

  it('shows nothing after its end', async () => {
    const { shown, newTab } = open([note('a', 1000)]);
    const clock = newTab();
    await clock.update();
    clock.end();
    await pass(60_000);
    expect(shown).toEqual([]);
  });
});
