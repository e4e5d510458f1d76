import type { Change, GenerationState, LivePackage, ReleaseReference } from './generation.js';
import { ReleaseError } from './release-error.js';

/** Number of older good versions that are remembered, of a package and of the site configuration. */
const stackLimit = 10;

/** A state, and how it came about. */
export interface StateChange {
  readonly state: GenerationState;
  readonly did: readonly Change[];
  /** End of the environment, if it changes; ISO 8601. */
  readonly endsAt?: string;
}

const isSame = (one: ReleaseReference | undefined, other: ReleaseReference) =>
  one?.version === other.version && one.digest === other.digest;

/** Makes a package live as it is given, whether it was live, retired or neither. */
function withLive(state: GenerationState, name: string, live: LivePackage): GenerationState {
  const { retired = {}, ...others } = state;
  const { [name]: _, ...stillRetired } = retired;
  return {
    ...others,
    remotes: { ...state.remotes, [name]: live },
    ...(Object.keys(stillRetired).length > 0 && { retired: stillRetired }),
  };
}

/**
 * Makes a version active and remembers the one before. Nothing is done when it is active already. A package that was
 * retired is live again.
 */
export function promoteRelease(
  state: GenerationState,
  remote: string,
  target: ReleaseReference,
): StateChange {
  const live = state.remotes[remote];
  if (isSame(live?.active, target)) return { state, did: [] };
  const before = live ?? state.retired?.[remote];
  const older = before ? [...before.stack, before.active] : [];
  const stack = older.filter(({ version }) => version !== target.version).slice(-stackLimit);
  return {
    state: withLive(state, remote, { active: target, stack }),
    did: [{ kind: 'promote', remote, from: live?.active.version ?? null, to: target.version }],
  };
}

/**
 * Goes back to the good version before. The version left is not remembered: a second rollback goes further back and
 * can never return to it. A package that was retired is live again as it was.
 */
export function rollBackRelease(state: GenerationState, remote: string): StateChange {
  const live = state.remotes[remote];
  const retired = state.retired?.[remote];
  if (!live && retired) return bringBack(state, remote, retired);
  if (!live) throw new ReleaseError('noTarget', `${remote} is not live here. \`status\` lists what is.`);
  const target = live.stack.at(-1);
  if (!target) {
    const text = `${remote} ${live.active.version} has no older version to go back to. Promote a corrected one, or retire it if the site can do without it.`;
    throw new ReleaseError('noTarget', text);
  }
  return {
    state: withLive(state, remote, { active: target, stack: live.stack.slice(0, -1) }),
    did: [{ kind: 'rollback', remote, from: live.active.version, to: target.version }],
  };
}

const bringBack = (state: GenerationState, remote: string, { active, stack }: LivePackage): StateChange => ({
  state: withLive(state, remote, { active, stack }),
  did: [{ kind: 'rollback', remote, from: null, to: active.version }],
});

/**
 * Takes a remote off the site. Nothing is done when it was taken off already.
 *
 * @param claims path prefixes of the version that is live
 */
export function retireRelease(
  state: GenerationState,
  remote: string,
  claims: readonly string[],
): StateChange {
  if (state.retired?.[remote]) return { state, did: [] };
  const { [remote]: live, ...remotes } = state.remotes;
  if (!live) throw new ReleaseError('noTarget', `${remote} is not live here. \`status\` lists what is.`);
  return {
    state: { ...state, remotes, retired: { ...state.retired, [remote]: { ...live, claims } } },
    did: [{ kind: 'retire', remote, from: live.active.version }],
  };
}

/** Takes another site configuration and remembers the one before. */
export function configureSite(state: GenerationState, digest: string): StateChange {
  const { siteConfig, siteStack } = state;
  if (siteConfig === digest) return { state, did: [] };
  const before = siteConfig === undefined ? siteStack : [...siteStack, siteConfig];
  return {
    state: {
      ...state,
      siteConfig: digest,
      siteStack: before.filter((other) => other !== digest).slice(-stackLimit),
    },
    did: [{ kind: 'configure', from: siteConfig ?? null, to: digest }],
  };
}

/** Goes back to the site configuration before. The one left is not remembered, as with releases. */
export function rollBackSite(state: GenerationState): StateChange {
  const { siteConfig, siteStack } = state;
  const target = siteStack.at(-1);
  if (siteConfig === undefined || target === undefined) {
    const text =
      'There is no older site configuration to go back to. Correct the file and run `configure FILE`.';
    throw new ReleaseError('noTarget', text);
  }
  return {
    state: { ...state, siteConfig: target, siteStack: siteStack.slice(0, -1) },
    did: [{ kind: 'rollback-configuration', from: siteConfig, to: target }],
  };
}
