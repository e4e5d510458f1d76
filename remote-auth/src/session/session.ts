/** Fills the slot `session`: signs in again who has been signed in with this browser. */
import type { SessionModule } from 'shared-types';
import { openProvider } from './open-provider';

export const restore: SessionModule['restore'] = async (from, context) =>
  await (await openProvider(from, context)).restore();
