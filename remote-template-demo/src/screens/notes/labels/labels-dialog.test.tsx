import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShell } from 'shared-types/testing/fake-shell';
import { labels } from '../../../api/fixtures/labels';
import { notes } from '../../../api/fixtures/notes';
import type { Label } from '../../../model/note';
import { LabelsDialog, type LabelsDialogProps } from './labels-dialog';

function open() {
  const shell = fakeShell();
  const saved: (readonly Label[])[] = [];
  const onChange = jest.fn<LabelsDialogProps['onChange']>((change) => {
    saved.push(change(labels));
    return Promise.resolve(undefined);
  });
  const onClose = jest.fn();
  render(<LabelsDialog shell={shell} notebook={{ notes, labels }} onChange={onChange} onClose={onClose} />);
  const namesSaved = () => saved.at(-1)?.map(({ name }) => name);
  return { shell, saved, namesSaved, onChange, onClose, user: userEvent.setup() };
}

const names = labels.map(({ name }) => name);
const added = () => screen.getByRole('textbox', { name: 'New label' });
const work = () => screen.getByRole('textbox', { name: 'Name of the label Work' });

describe('the dialog of the labels', () => {
  it('adds a label with a handle, and empties the field', async () => {
    const { user, saved, shell } = open();
    await user.type(added(), 'Trade fair{Enter}');
    expect(saved.at(-1)?.at(-1)).toMatchObject({ name: 'Trade fair', handle: 'trade-fair' });
    expect(added()).toHaveValue('');
    expect(added()).toHaveFocus();
    expect(shell.announce).toHaveBeenLastCalledWith('Label Trade fair added');
  });

  it.each([
    [' {Enter}', 'A label needs a name.'],
    ['work{Enter}', 'There is already a label “Work”.'],
  ])('refuses the new label %j beside its field', async (keys, fault) => {
    const { user, saved } = open();
    await user.type(added(), keys);
    expect(added()).toHaveAccessibleDescription(fault);
    expect(added()).toBeInvalid();
    expect(saved).toEqual([]);
  });

  it('renames a label when its field is left, and keeps the handle', async () => {
    const { user, saved, namesSaved } = open();
    await user.clear(work());
    await user.type(work(), 'Office');
    await user.tab();
    expect(namesSaved()).toEqual(names.map((name) => (name === 'Work' ? 'Office' : name)));
    expect(saved.at(-1)?.find(({ name }) => name === 'Office')?.handle).toBe('work');
  });

  it('refuses a name that another label has, beside its field; Escape takes the old one back', async () => {
    const { user, saved, onClose } = open();
    await user.clear(work());
    await user.type(work(), 'family{Enter}');
    expect(work()).toHaveAccessibleDescription('There is already a label “Family”.');
    await user.keyboard('{Escape}');
    expect(work()).toHaveValue('Work');
    expect([saved.length, onClose.mock.calls.length]).toEqual([0, 0]);
  });

  it('saves nothing if a name is left as it was', async () => {
    const { user, saved } = open();
    await user.click(work());
    await user.tab();
    expect(saved).toEqual([]);
  });

  it.each([
    ['Work', 'It is taken off 3 notes. The notes stay.'],
    ['Family', 'No note has it.'],
  ])('asks before it deletes %s, with the number of notes', async (name, body) => {
    const { user, shell, namesSaved } = open();
    const press = () => user.click(screen.getByRole('button', { name: `Delete: ${name}` }));
    await press();
    expect(shell.dialogs.confirm).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: `Delete the label ${name}?`, body, danger: true }),
    );
    expect(namesSaved()).toBeUndefined();
    shell.dialogs.confirm.mockResolvedValue(true);
    await press();
    expect(namesSaved()).toEqual(names.filter((other) => other !== name));
  });

  it('says why a change was not saved', async () => {
    const { user, onChange } = open();
    onChange.mockResolvedValue('Not saved');
    await user.type(added(), 'Trade{Enter}');
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('Not saved');
    expect(added()).toHaveValue('Trade');
  });

  it('says beside the label why it was not deleted', async () => {
    const { user, onChange, shell } = open();
    shell.dialogs.confirm.mockResolvedValue(true);
    onChange.mockResolvedValue('Not saved.');
    await user.click(screen.getByRole('button', { name: 'Delete: Work' }));
    expect(work()).toHaveAccessibleDescription('Not saved.');
    expect(added()).toBeValid();
  });
});
