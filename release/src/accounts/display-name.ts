import { maxDisplayNameLength } from 'shared-types/protocol/auth';
import { printable } from 'shared-types/protocol/plain-text';

/** A name in one line; without one, what stands before the @. */
export function displayNameFrom(given: string, email: string): string {
  const line = printable(given).replaceAll(/\s+/g, ' ').trim();
  const [name = ''] = email.split('@');
  return Array.from(line === '' ? name : line)
    .slice(0, maxDisplayNameLength)
    .join('');
}
