import type { Deed, GenerationState, ReleaseReference } from './generation.js';
import { ReleaseError } from './release-error.js';

/** How many older good versions of a package are remembered. */
const stackLimit = 10;

/** A state, and how it came about. */
export interface StateChange {
  readonly state: GenerationState;
  readonly did: readonly Deed[];
}

const isSame = (one: ReleaseReference | undefined, other: ReleaseReference) =>
  one?.version === other.version && one.digest === other.digest;

/** Makes a version active and remembers the one before. Nothing is done when it is active already. */
export function promoteRelease(
  state: GenerationState,
  remote: string,
  target: ReleaseReference,
): StateChange {
  const live = state.remotes[remote];
  if (isSame(live?.active, target)) return { state, did: [] };
  const older = live ? [...live.stack, live.active] : [];
  const stack = older.filter(({ version }) => version !== target.version).slice(-stackLimit);
  return {
    state: { ...state, remotes: { ...state.remotes, [remote]: { active: target, stack } } },
    did: [{ kind: 'promote', remote, from: live?.active.version ?? null, to: target.version }],
  };
}

/**
 * Goes back to the good version before. The version left is not remembered: a second rollback goes further back and
 * can never return to it.
 */
export function rollBackRelease(state: GenerationState, remote: string): StateChange {
  const live = state.remotes[remote];
  if (!live) throw new ReleaseError('noTarget', `${remote} is not live here. \`status\` lists what is.`);
  const target = live.stack.at(-1);
  if (!target) {
    const text = `${remote} ${live.active.version} has no older version to go back to. Promote a corrected one.`;
    throw new ReleaseError('noTarget', text);
  }
  return {
    state: {
      ...state,
      remotes: { ...state.remotes, [remote]: { active: target, stack: live.stack.slice(0, -1) } },
    },
    did: [{ kind: 'rollback', remote, from: live.active.version, to: target.version }],
  };
}

/** Takes another site configuration. */
export function configureSite(state: GenerationState, digest: string): StateChange {
  if (state.siteConfig === digest) return { state, did: [] };
  return {
    state: { ...state, siteConfig: digest },
    did: [{ kind: 'configure', from: state.siteConfig ?? null, to: digest }],
  };
}
