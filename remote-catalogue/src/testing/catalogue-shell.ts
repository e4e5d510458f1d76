import type { Shell } from 'shared-types';
import { fakeShell } from 'shared-types/testing/fake-shell';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import descriptor from '../../remote.json';

/** A shell for screens of the catalogue, with storage for the keys that the catalogue declares. */
export const catalogueShell = <Changes extends Partial<Shell>>(changes?: Changes) =>
  fakeShell({ storage: fakeStorage(descriptor.storage), ...(changes as Changes) });
