import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { fakeShell } from 'shared-types/testing/fake-shell';
import { ArticleActions } from './article-actions';

const url = 'https://site.example/product-details/QM101';

/** Shows the actions and clicks on Copy link. Returns what shows messages. */
function copyWith(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const shell = fakeShell();
  render(<ArticleActions article={{ articleNo: 'QM101', documents: [] }} shell={shell} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  return shell.messages.show;
}

describe('the link of an article', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

  it('copies the address without its query, and says so', async () => {
    const copied: string[] = [];
    const show = copyWith(async (text) => void copied.push(text));
    await waitFor(() => expect(show).toHaveBeenCalledWith({ message: 'Link copied.', variant: 'success' }));
    expect(copied).toEqual([url]);
  });

  it('shows the address, until that is closed, if it cannot be copied', async () => {
    const show = copyWith(() => Promise.reject(new Error('refused')));
    const message = `Could not copy the link: ${url}`;
    await waitFor(() =>
      expect(show).toHaveBeenCalledWith({ message, variant: 'error', autoHideDuration: null }),
    );
    expect(show).toHaveBeenCalledTimes(1);
  });
});
