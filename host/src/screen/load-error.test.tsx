import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSite } from 'shared-types/testing/fake-site';
import type { ViewSource } from '../composition/view';
import type { Services } from '../services/services';
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

  it.each([
    ['failed', /connection may be weak/],
    ['timed-out', /As soon as you are online again/],
    ['thrown', /has a fault/],
  ] as const)('has a heading where the page is not known, and says why: %s', (kind, cause) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(kind !== 'timed-out');
    const services = { site: fakeSite } as Services;
    const source = { matchAt: () => undefined } as unknown as ViewSource;
    render(<FailedScreen {...{ source, services, kind }} path="/" onRetry={nothing} />);
    expect(screen.getByRole('heading', { level: 1, name: 'This page' })).toBeVisible();
    expect(screen.getByText(cause)).toBeVisible();
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
