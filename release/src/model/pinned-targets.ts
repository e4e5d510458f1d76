import type { GenerationState } from './generation.js';
import type { ReleaseTarget } from './release-target.js';

/** A release that a generation names. */
export interface PinnedTarget extends ReleaseTarget {
  readonly digest: string;
}

/** The releases that are live. */
export const liveTargets = ({ packages }: GenerationState): readonly ReleaseTarget[] =>
  Object.entries(packages).map(([name, { active }]) => ({ name, version: active.version }));

/** The release that a part of the visitors gets. */
const sharedTargets = ({ share }: GenerationState): readonly PinnedTarget[] =>
  share ? [{ name: share.package, version: share.version, digest: share.digest }] : [];

/** The releases that visitors get. */
export const servedTargets = (state: GenerationState): readonly PinnedTarget[] => [
  ...Object.entries(state.packages).map(([name, { active }]) => ({ name, ...active })),
  ...sharedTargets(state),
];

/** The releases that a state names: what visitors get, what a rollback leads to, and what can come back. */
export const pinnedTargets = (state: GenerationState): readonly PinnedTarget[] => [
  ...[...Object.entries(state.packages), ...Object.entries(state.retired ?? {})].flatMap(
    ([name, { active, stack }]) =>
      [active, ...stack].map(({ version, digest }) => ({ name, version, digest })),
  ),
  ...sharedTargets(state),
];
