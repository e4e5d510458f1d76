import type { LoadContext, LoadReady, ScreenRequest, StandardFact } from 'shared-types';

/** Facts of the catalogue about the standards; empty if it has none. */
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
