import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';

/** One thing that the site may keep in a browser. */
export type StoredThing = Readonly<Record<'store' | 'key' | 'contains' | 'whenWritten' | 'lifetime', string>>;

/** Stored things that all parts of the site declare. */
export interface PrivacyData {
  readonly stored: readonly StoredThing[];
}

export async function load(_: ScreenRequest, { facts }: LoadContext): Promise<LoadReady<PrivacyData>> {
  const entries = (await facts('storage')) ?? [];
  const stored = entries.map(({ store, key, contains, whenWritten, lifetime }) => ({
    store,
    key,
    contains,
    whenWritten,
    lifetime,
  }));
  return { kind: 'ready', data: { stored } };
}
