import type { GenerationState } from './generation.js';
import type { ReleaseTarget } from './release-target.js';

/** A release that a generation names. */
export interface PinnedTarget extends ReleaseTarget {
  readonly digest: string;
}

/** The releases that are live. */
export const liveTargets = ({ packages }: GenerationState): readonly ReleaseTarget[] =>
  Object.entries(packages).map(([name, { active }]) => ({ name, version: active.version }));

/** The releases that a state names: what is live, what a rollback leads to, and what can come back. */
export const pinnedTargets = ({ packages, retired = {} }: GenerationState): readonly PinnedTarget[] =>
  [...Object.entries(packages), ...Object.entries(retired)].flatMap(([name, { active, stack }]) =>
    [active, ...stack].map(({ version, digest }) => ({ name, version, digest })),
  );
