import type { Shell } from 'shared-types';

/** Says why something failed until the visitor closes it, and offers to try again. */
export const tellFailure = (
  { messages }: Pick<Shell, 'messages'>,
  message: string,
  retry: () => void,
): void =>
  messages.show({
    message,
    variant: 'error',
    autoHideDuration: null,
    action: { label: 'Retry', run: retry },
  });
