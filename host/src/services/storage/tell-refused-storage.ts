import type { Services } from '../services';

/** Long enough to be read, short enough not to cover a form for long. */
const durationMs = 12_000;

/** Tells the visitor once, as soon as the browser refuses to store what was entered. */
export function tellRefusedStorage({
  storage: { isRefused },
  messages,
}: Pick<Services, 'storage' | 'messages'>) {
  const tell = () =>
    messages.show({
      variant: 'warning',
      message:
        'Your browser could not store your entries for this site. You will lose them when you close or reload this tab.',
      autoHideDuration: durationMs,
    });
  if (isRefused.getState()) tell();
  else isRefused.subscribe(tell);
}
