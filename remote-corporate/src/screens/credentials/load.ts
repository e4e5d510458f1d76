import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import { entriesOf } from '../../model/facts';

/** How many articles the catalogue has tested to each standard, by the standard's anchor; empty if it does not say. */
export interface CredentialsData {
  readonly counts: Readonly<Record<string, number>>;
}

export async function load(_: ScreenRequest, { facts }: LoadContext): Promise<LoadReady<CredentialsData>> {
  const standards = entriesOf(await facts('standards'), ['slug']);
  const counts = standards.flatMap(({ slug, count }) =>
    typeof count === 'number' ? [[slug, count] as const] : [],
  );
  return { kind: 'ready', data: { counts: Object.fromEntries(counts) } };
}
