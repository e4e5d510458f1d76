import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { fakeShell } from 'shared-types/testing/fake-shell';
import { ArticleActions } from './article-actions';

const url = 'https://site.example/product-details/QM101';

/** What a device can do with a page. */
interface Device {
  readonly share?: (page: unknown) => Promise<void>;
  readonly writeText?: (text: string) => Promise<void>;
}

/** Shows the actions on a device and clicks on Copy link. Returns what shows messages. */
function shareOn({ share, writeText }: Device) {
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const shell = fakeShell();
  render(<ArticleActions article={{ articleNo: 'QM101', title: 'Glove', documents: [] }} shell={shell} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  return shell.messages.show;
}

describe('the link of an article', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('copies the address without its query, and says so', async () => {
    const copied: string[] = [];
    const show = shareOn({ writeText: async (text) => void copied.push(text) });
    await waitFor(() => expect(show).toHaveBeenCalledWith({ message: 'Link copied.', variant: 'success' }));
    expect(copied).toEqual([url]);
  });

  it('opens the share menu of a device that refuses to copy', async () => {
    const shared: unknown[] = [];
    const show = shareOn({ share: async (page) => void shared.push(page) });
    await waitFor(() => expect(shared).toEqual([{ title: 'QM101 Glove', url }]));
    expect(show).not.toHaveBeenCalled();
  });

  it('shows the address, until that is closed, if it cannot be copied', async () => {
    const show = shareOn({ writeText: () => Promise.reject(new Error('refused')) });
    const message = `Could not copy the link: ${url}`;
    await waitFor(() =>
      expect(show).toHaveBeenCalledWith({ message, variant: 'error', autoHideDuration: null }),
    );
    expect(show).toHaveBeenCalledTimes(1);
  });
});
