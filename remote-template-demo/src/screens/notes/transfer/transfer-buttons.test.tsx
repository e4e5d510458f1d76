import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShell } from 'shared-types/testing/fake-shell';
import { TransferButtons } from './transfer-buttons';

it('a file that cannot be read is named, and imports nothing', async () => {
  const onImport = jest.fn(() => Promise.resolve(undefined));
  const file = Object.assign(new File([], 'notes.json'), {
    text: () => Promise.reject(new DOMException('changed since', 'NotReadableError')),
  });
  render(<TransferButtons shell={fakeShell()} notebook={{ notes: [], labels: [] }} onImport={onImport} />);
  await userEvent.upload(screen.getByLabelText('File to import'), file);
  expect(
    await screen.findByText('The file cannot be read. Choose it again, or a smaller one.'),
  ).toBeVisible();
  expect(onImport).not.toHaveBeenCalled();
});
