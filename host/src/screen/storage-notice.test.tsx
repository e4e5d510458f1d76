import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import { StorageNotice } from './storage-notice';

it('the storage notice is shown once, as soon as the browser refuses to store an entry', async () => {
  const isRefused = createStore(() => false);
  render(<StorageNotice isRefused={isRefused} />);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => isRefused.setState(true));
  expect(screen.getByRole('alert')).toHaveTextContent('You will lose them when you close or reload');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  act(() => isRefused.setState(true));
  expect(screen.queryByRole('alert')).toBeNull();
});
