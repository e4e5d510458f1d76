import type { Damage } from './known-file.js';

/** A damage as messages put it. */
export const damageTexts: Readonly<Record<Damage, string>> = {
  missing: 'is missing',
  altered: 'was altered',
  unreadable: 'cannot be read',
};
