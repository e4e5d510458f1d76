import type { Shell } from 'shared-types';
import type { Answer } from '../../api/port';

/** Does something. If it fails, a message says why until the visitor closes it, and offers to try again. */
export async function attempt(
  shell: Pick<Shell, 'messages'>,
  work: () => Promise<Answer<unknown>>,
  onDone: () => void = () => {},
): Promise<void> {
  const answer = await work();
  if (answer.kind === 'done') onDone();
  else
    shell.messages.show({
      message: answer.reason,
      variant: 'error',
      autoHideDuration: null,
      action: { label: 'Retry', run: () => void attempt(shell, work, onDone) },
    });
}
