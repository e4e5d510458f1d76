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

/** Shows the actions on a device and clicks on Share. Returns what is announced. */
function shareOn({ share, writeText }: Device): readonly string[] {
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const announced: string[] = [];
  const shell = fakeShell({ announce: (text) => void announced.push(text) });
  render(<ArticleActions articleNo="QM101" title="Glove" shell={shell} />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  return announced;
}

describe('sharing an article', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('copies the address without its query if the device cannot share, and says so', async () => {
    const copied: string[] = [];
    const announced = shareOn({ writeText: async (text) => void copied.push(text) });
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(copied).toEqual([url]);
    expect(announced).toEqual(['Link copied.']);
  });

  it('opens the share menu of a device that has one', async () => {
    const shared: unknown[] = [];
    const announced = shareOn({ share: async (page) => void shared.push(page) });
    await waitFor(() => expect(shared).toEqual([{ title: 'QM101 Glove', url }]));
    expect(announced).toEqual([]);
  });

  it('shows the address if it cannot be copied', async () => {
    const announced = shareOn({ writeText: () => Promise.reject(new Error('refused')) });
    expect(await screen.findByText(`Could not copy the link: ${url}`)).toBeVisible();
    expect(announced).toHaveLength(1);
  });
});
