import type { LoadContext, LoadReady, ScreenRequest, StandardFact } from 'shared-types';

/** What the catalogue says of the standards; empty if it says nothing. */
export interface CredentialsData {
  readonly facts: readonly StandardFact[];
}

export const load = async (
  _: ScreenRequest,
  { facts }: LoadContext,
): Promise<LoadReady<CredentialsData>> => ({
  kind: 'ready',
  data: { facts: (await facts('standards')) ?? [] },
});
