import type { RemoteSlice } from 'shared-types/release';

/** A live remote. @param changes what a test is about */
export const remoteSlice = (name: string, changes: Partial<RemoteSlice> = {}): RemoteSlice => ({
  name,
  version: '1.0.0',
  id: `${name}_1_0_0`,
  base: `/remotes/${name}/1.0.0/`,
  entry: { href: '', integrity: '' },
  screens: {},
  routes: [],
  facts: [],
  ...changes,
});
