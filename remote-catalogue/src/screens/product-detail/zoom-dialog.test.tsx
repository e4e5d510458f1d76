import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ZoomDialog } from './zoom-dialog';

it('keeps the focus in the zoom dialog when a button reaches its end', async () => {
  const user = userEvent.setup();
  const views = [{ view: 'back', address: '/back.svg' }] as const;
  render(<ZoomDialog title="Glove" views={views} first="back" onClose={() => {}} />);
  const [smaller, larger] = [
    screen.getByRole('button', { name: 'Smaller' }),
    screen.getByRole('button', { name: 'Larger' }),
  ];
  larger.focus();
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(screen.getByText('300 %')).toBeVisible();
  expect(larger).toBeDisabled();
  expect(smaller).toHaveFocus();
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(screen.getByText('100 %')).toBeVisible();
  expect(smaller).toBeDisabled();
  expect(larger).toHaveFocus();
});
