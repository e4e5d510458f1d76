import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSite } from 'shared-types/testing/fake-site';
import { FailedScreen } from './failed-screen';
import { LoadNotice } from './load-notice';
import { failedText } from './load-error';

const nothing = () => {};

describe('the error of a screen that cannot be loaded', () => {
  it('is an alert with the text of the specification, and leaves focus alone in a new document', () => {
    render(<LoadNotice kind="failed" onRetry={nothing} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    expect(failedText).toBe('Something went wrong');
    expect(document.body).toHaveFocus();
  });

  it('has a heading where the page is not known', () => {
    render(
      <FailedScreen kind="failed" route={undefined} site={fakeSite} isRetried={false} onRetry={nothing} />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'This page' })).toBeVisible();
  });

  it('gives focus back to Retry when the next attempt fails too', async () => {
    const { rerender } = render(<LoadNotice kind="failed" onRetry={nothing} />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    rerender(<LoadNotice kind="loading" onRetry={nothing} />);
    expect(document.body).toHaveFocus();
    rerender(<LoadNotice kind="failed" onRetry={nothing} />);
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
  });
});
