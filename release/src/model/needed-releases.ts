/** Releases that may still be asked for. */
import { hasEnded, type Generation, type GenerationState } from './generation.js';
import { pinnedTargets, servedTargets } from './pinned-targets.js';
import { targetText } from './release-target.js';

const keptGenerations = 10;

/** Length of a day, in milliseconds. */
export const dayMs = 24 * 3_600_000;

/** Time for which a tab is open at most, in milliseconds. */
const tabMs = 30 * dayMs;

/** The clock of who wrote a generation and the one of who asks may be wrong by a day each. */
const clocksMs = 2 * dayMs;

/** True if something was used so long ago that no tab needs it. @param usedAtMs `NaN` is not old */
export const isOld = (usedAtMs: number, nowMs: number): boolean => nowMs - usedAtMs > tabMs + clocksMs;

/** Releases that a tab may load: live versions, and those that a browser falls back to. */
const tabTargets = (state: GenerationState): readonly string[] => {
  const before = Object.entries(state.packages).flatMap(([name, { stack }]) =>
    stack.slice(-1).map(({ version }) => ({ name, version })),
  );
  return [...servedTargets(state), ...before].map(targetText);
};

/**
 * The releases that visitors and rollbacks of an environment may ask for, as `name@version`.
 *
 * @param generations all of the environment, newest first
 */
export function neededReleases(generations: readonly Generation[], nowMs: number): ReadonlySet<string> {
  const [newest] = generations;
  const end = newest && hasEnded(newest, nowMs) ? newest.endsAt : undefined;
  const recent = end === undefined ? generations.slice(0, keptGenerations) : [];
  const inTabs = generations.filter(
    (_, index) => !isOld(Date.parse(generations[index - 1]?.at ?? end ?? ''), nowMs),
  );
  return new Set([
    ...recent.flatMap(({ state }) => pinnedTargets(state).map(targetText)),
    ...inTabs.flatMap(({ state }) => tabTargets(state)),
  ]);
}
