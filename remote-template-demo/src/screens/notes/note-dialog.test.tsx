import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShell } from 'shared-types/testing/fake-shell';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import descriptor from '../../../remote.json';
import { labels } from '../../api/fixtures/labels';
import { emptyNote, type Note } from '../../model/note';
import { autosaveMs } from './autosave';
import { NoteDialog, type NoteDialogProps } from './note-dialog';

const note: Note = { ...emptyNote, id: 'a', title: 'Lining', time: '2026-11-01T09:00:00.000Z' };
const theirs: Note = { ...note, title: 'Theirs', time: '2026-11-01T10:00:00.000Z' };

function open() {
  const shell = fakeShell({ storage: fakeStorage(descriptor.storage) });
  const onSave = jest.fn<NoteDialogProps['onSave']>().mockResolvedValue(undefined);
  const onLeave = jest.fn<NoteDialogProps['onLeave']>();
  const dialog = (given: Note) => (
    <NoteDialog
      note={given}
      labels={labels}
      shell={shell}
      onSave={onSave}
      onUndelete={jest.fn()}
      onCreate={jest.fn<NoteDialogProps['onCreate']>()}
      onLeave={onLeave}
    />
  );
  const { rerender } = render(dialog(note));
  return { shell, onSave, onLeave, show: (given: Note) => rerender(dialog(given)), user: userEvent.setup() };
}

const title = () => screen.getByRole('textbox', { name: 'Title' });
const titlesOf = (save: ReturnType<typeof open>['onSave']) => save.mock.calls.map(([saved]) => saved.title);

describe('a note that is changed in another tab while it is edited', () => {
  it('is not saved until the visitor has chosen to keep it', async () => {
    const { show, onSave, user } = open();
    show(theirs);
    expect(screen.getByRole('alert')).toHaveTextContent('Changed in another tab');
    await user.type(title(), '!');
    await act(() => new Promise((resolve) => setTimeout(resolve, autosaveMs + 100)));
    expect(titlesOf(onSave)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(titlesOf(onSave)).toEqual(['Lining!']);
  });

  it('is shown as the other tab has it, and nothing is saved', async () => {
    const { show, onSave, onLeave, user } = open();
    await user.type(title(), '!');
    show(theirs);
    await user.click(screen.getByRole('button', { name: 'Load theirs' }));
    expect(title()).toHaveValue('Theirs');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(titlesOf(onSave)).toEqual([]);
    expect(onLeave).toHaveBeenLastCalledWith('close', theirs, note);
  });

  it('is not told of what was saved here', async () => {
    const { show, onSave, user } = open();
    await user.type(title(), '!');
    await screen.findByText('Saved');
    const [saved = note] = onSave.mock.calls.at(-1) ?? [];
    await user.type(title(), '!');
    show(saved);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the dialog of a note', () => {
  it.each([
    ['Archive', 'archive'],
    ['Delete', 'delete'],
    ['Close', 'close'],
  ] as const)('is left by %s when the last change is saved', async (name, by) => {
    const { onSave, onLeave, user } = open();
    await user.type(title(), '!');
    await user.click(screen.getByRole('button', { name }));
    expect(titlesOf(onSave)).toEqual(['Lining!']);
    expect(onLeave).toHaveBeenLastCalledWith(by, expect.objectContaining({ title: 'Lining!' }), note);
  });
});
