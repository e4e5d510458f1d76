import type { Failure } from '../../api/port';

/** Says why a change was not saved. */
export function failureText(answer: Failure): string {
  switch (answer.kind) {
    case 'refused':
      return answer.reason;
    case 'unreachable':
      return 'Not saved: the notes service could not be reached. Try again.';
    case 'unexpected':
      return 'Not saved: the notes service sent an unexpected answer. Try again later.';
  }
}
