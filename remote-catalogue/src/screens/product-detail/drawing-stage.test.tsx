import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShell } from 'shared-types/testing/fake-shell';
import { DrawingStage } from './drawing-stage';

it('opens the picture dialog with the chosen drawing, and can show the other view there', async () => {
  const user = userEvent.setup();
  const views = [
    { view: 'back', address: '/back.svg', callouts: [] },
    { view: 'palm', address: '/palm.svg', callouts: [] },
  ] as const;
  render(<DrawingStage article={{ articleNo: 'QM101', title: 'Glove', views }} shell={fakeShell()} />);
  await user.click(screen.getByRole('link', { name: /^Glove, back/, hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'QM101 Glove' }));
  expect(dialog.getByRole('img', { name: 'Glove, back' })).toHaveAttribute('src', '/back.svg');
  await user.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(dialog.getByRole('img', { name: 'Glove, palm' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
