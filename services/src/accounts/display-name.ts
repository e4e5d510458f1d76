import { maxDisplayNameLength } from 'shared-types/protocol/auth';
import { isVisible } from 'shared-types/protocol/email';
import { printable } from 'shared-types/protocol/plain-text';

/** A name in one line; without one, what stands before the @. */
export function displayNameFrom(given: string, email: string): string {
  const line = printable(given).replaceAll(/\s+/g, ' ').trim();
  const [name = ''] = email.split('@');
  return Array.from(isVisible(line) ? line : name)
    .slice(0, maxDisplayNameLength)
    .join('');
}
