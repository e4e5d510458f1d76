import type { Forwarding } from '../enquiries/enquiry-records.js';

/** State of forwarding an enquiry to the people who answer it. */
export function forwardingText(forwarding: Forwarding | null): string {
  if (!forwarding) return 'not forwarded';
  const { state, attempts, problem } = forwarding;
  const cause = problem === null ? '' : `: ${problem}`;
  switch (state) {
    case 'delivered':
      return 'forwarded';
    case 'failed':
      return `not forwarded, refused${cause}`;
    case 'waiting':
    case 'sending':
      return `to be forwarded${attempts > 0 ? `, ${attempts} attempts` : ''}${cause}`;
  }
}
