import type { ShellMessages } from 'shared-types';

/**
 * Copies an address of this site; where the browser refuses, a message shows it until it is closed.
 *
 * @returns whether it was copied
 */
export async function copyLink(url: string, messages: ShellMessages, copied = 'Link copied.') {
  try {
    await navigator.clipboard.writeText(url);
    messages.show({ message: copied, variant: 'success' });
    return true;
  } catch {
    const message = `Could not copy the link: ${url}`;
    messages.show({ message, variant: 'error', autoHideDuration: null });
    return false;
  }
}
