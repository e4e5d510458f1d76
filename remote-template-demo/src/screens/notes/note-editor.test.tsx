import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Answer } from '../../api/port';
import { emptyNote, type NewNote, type Note } from '../../model/note';
import { autosaveMs, createEditor } from './note-editor';

beforeEach(() => {
  jest.useFakeTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function start() {
  const sent: Partial<NewNote>[] = [];
  const service = { fault: '', delayMs: 0 };
  const editor = createEditor(emptyNote, async (note, changes): Promise<Answer<Note>> => {
    sent.push(changes);
    const { fault, delayMs } = service;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    return fault
      ? { kind: 'failed', reason: fault }
      : { kind: 'done', value: { ...note, ...changes, id: 'a', time: String(sent.length) } };
  });
  return { editor, sent, service };
}

function asksAtClosing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

describe('the editor of a note', () => {
  it('saves the newest values together, a short time after the last change', async () => {
    const { editor, sent } = start();
    editor.change({ title: 'a' });
    await pass(autosaveMs - 1);
    editor.change({ title: 'ab', archive: true });
    await pass(autosaveMs - 1);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual([{ title: 'ab', archive: true }]);
    expect(editor.getState()).toMatchObject({ note: { id: 'a', title: 'ab' }, changes: {} });
  });

  it('has one save under way, and then saves what was typed meanwhile', async () => {
    const { editor, sent, service } = start();
    service.delayMs = 1000;
    editor.change({ title: 'a' });
    void editor.flush();
    editor.change({ title: 'ab' });
    const last = editor.flush();
    await pass(5000);
    expect(await last).toMatchObject({ kind: 'done', value: { id: 'a', title: 'ab' } });
    expect(sent).toEqual([{ title: 'a' }, { title: 'ab' }]);
  });

  it('asks before the tab is closed, and saves, only while something is not saved', async () => {
    const { editor, sent } = start();
    expect(asksAtClosing()).toBe(false);
    editor.change({ title: 'a' });
    expect(asksAtClosing()).toBe(true);
    await pass(0);
    expect(sent).toHaveLength(1);
    expect(asksAtClosing()).toBe(false);
    editor.change({ title: 'ab' });
    editor.drop();
    expect(asksAtClosing()).toBe(false);
    await pass(1000);
    expect(sent).toHaveLength(1);
  });

  it('takes over a newer version of another tab, never an older one', () => {
    const { editor } = start();
    editor.change({ title: 'mine' });
    editor.follow({ ...emptyNote, id: 'a', time: '2', description: 'theirs' });
    editor.follow({ ...emptyNote, id: 'a', time: '1', description: 'old' });
    const { note, changes } = editor.getState();
    expect([note.description, changes]).toEqual(['theirs', { title: 'mine' }]);
  });
});
