import type { ShellMessages } from 'shared-types';

/** Copies an address of this site; where the browser refuses, a message shows it until it is closed. */
export async function copyLink(url: string, messages: ShellMessages): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    messages.show({ message: 'Link copied.', variant: 'success' });
  } catch {
    const message = `Could not copy the link: ${url}`;
    messages.show({ message, variant: 'error', autoHideDuration: null });
  }
}
