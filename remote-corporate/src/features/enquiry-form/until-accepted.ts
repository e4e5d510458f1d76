import { leastFillMs } from 'shared-types/protocol/enquiry-limits';
import type { Draft } from '../../model/draft';

/** A server may round times. */
const marginMs = 100;

/**
 * Waits until the server takes the form for one that a person has filled in. A browser may fill it in at once: without the wait,
 * the visitor would be told that the spam filter has marked the enquiry.
 */
export async function untilAccepted({ openedAt }: Pick<Draft, 'openedAt'>): Promise<void> {
  const openMs = Math.max(performance.now(), Date.now() - Date.parse(openedAt));
  const waitMs = leastFillMs + marginMs - openMs;
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
}
