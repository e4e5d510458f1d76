import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openNotes } from '../../testing/open-notes';

async function open() {
  const opened = await openNotes();
  const [edit] = screen.getAllByRole('button', { name: 'Edit labels' });
  if (edit) await opened.user.click(edit);
  const names = async () => (await opened.service.store.read()).labels.map(({ name }) => name);
  return { ...opened, names };
}

const field = (name: string) => within(screen.getByRole('dialog')).getByRole('textbox', { name });

describe('the dialog of the labels', () => {
  it.each([
    [' {Enter}', 'A label needs a name.'],
    ['work{Enter}', 'There is already a label “Work”.'],
  ])('refuses the new label %j beside its field', async (keys, fault) => {
    const { user, names } = await open();
    await user.type(field('New label'), keys);
    expect(field('New label')).toHaveAccessibleDescription(fault);
    expect(await names()).toHaveLength(6);
  });

  it('says why a change failed', async () => {
    const { user, service } = await open();
    service.isDown = true;
    await user.type(field('New label'), 'Trade fair{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The notes service could not be reached.');
    expect(field('New label')).toHaveValue('Trade fair');
  });
});
