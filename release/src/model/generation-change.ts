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
  /** Number of pages that were rendered for it. */
  readonly pages?: number;
  /** Parts that pages do not show, with the reasons. */
  readonly warnings?: readonly string[];
}

const isSame = (one: ReleaseReference | undefined, other: ReleaseReference) =>
  one?.version === other.version && one.digest === other.digest;

/** Makes a package live as it is given, whether it was live, retired or neither. */
function withLive(state: GenerationState, name: string, live: LivePackage): GenerationState {
  const { retired = {}, ...others } = state;
  const { [name]: _, ...stillRetired } = retired;
  return {
    ...others,
    packages: { ...state.packages, [name]: live },
    ...(Object.keys(stillRetired).length > 0 && { retired: stillRetired }),
  };
}

/** Takes the share of a package back, if it has one: all visitors get what is live. */
export function endShare(state: GenerationState, name: string): StateChange {
  const { share, ...others } = state;
  if (share?.package !== name) return { state, did: [] };
  return { state: others, did: [{ kind: 'end-share', package: name, from: share.version }] };
}

/** Gives a version to a part of the visitors, or to another part of them. */
export function shareRelease(
  state: GenerationState,
  name: string,
  { percent, ...target }: ReleaseReference & { readonly percent: number },
): StateChange {
  const { share, packages } = state;
  if (share && (share.package !== name || !isSame(share, target)))
    throw new ReleaseError(
      'conflict',
      `${share.package}@${share.version} has a share already. Promote it, or take it back with \`share --end\`.`,
    );
  if (isSame(packages[name]?.active, target))
    throw new ReleaseError('noTarget', `All visitors get ${name}@${target.version} already.`);
  if (share?.percent === percent) return { state, did: [] };
  return {
    state: { ...state, share: { ...share, package: name, ...target, percent } },
    did: [{ kind: 'share', package: name, to: target.version, percent }],
  };
}

/** The state that the visitors with the share get; `undefined` where nothing is shared. */
export function sharedState({ share, leftOut: _, ...state }: GenerationState): GenerationState | undefined {
  if (!share) return undefined;
  const { package: name, version, digest, leftOut } = share;
  return { ...promoteRelease(state, name, { version, digest }).state, ...(leftOut && { leftOut }) };
}

/** States that visitors get: the live one, then that of the share. */
export const sidesOf = (state: GenerationState): readonly GenerationState[] =>
  [state, sharedState(state)].filter((side) => side !== undefined);

/**
 * Makes a version active and remembers the one before. Nothing is done when it is active already. A package that was
 * retired is live again. Its share ends.
 */
export function promoteRelease(given: GenerationState, name: string, target: ReleaseReference): StateChange {
  const { state, did } = endShare(given, name);
  const live = state.packages[name];
  if (isSame(live?.active, target)) return { state, did };
  const before = live ?? state.retired?.[name];
  const older = before ? [...before.stack, before.active] : [];
  const stack = older.filter(({ version }) => version !== target.version).slice(-stackLimit);
  return {
    state: withLive(state, name, { active: target, stack }),
    did: [{ kind: 'promote', package: name, from: live?.active.version ?? null, to: target.version }, ...did],
  };
}

/**
 * Goes back to a version that was live before: the last one, or the one that is named. Those left are not remembered: a second
 * rollback goes further back and can never return to them. A package that was retired is live again. Nothing is done when the
 * named version is live. A package with a share loses that first.
 */
export function rollBackRelease(given: GenerationState, name: string, version?: string): StateChange {
  const ended = endShare(given, name);
  const { state } = ended;
  if (ended.did.length > 0 && version === undefined) return ended;
  const live = state.packages[name];
  const retired = state.retired?.[name];
  if (!live && !retired)
    throw new ReleaseError('noTarget', `${name} is not live here. \`status\` lists what is.`);
  if (live && live.active.version === version) return ended;
  const older = live?.stack ?? (retired ? [...retired.stack, retired.active] : []);
  const place =
    version === undefined ? older.length - 1 : older.findLastIndex((before) => before.version === version);
  const target = older[place];
  if (!target) {
    const known = older.map((before) => before.version).join(', ') || 'none';
    const text = `${name} was not live before in ${version ?? 'an older version'}. Versions to go back to: ${known}. Promote another one, or retire it if the site can do without it.`;
    throw new ReleaseError('noTarget', text);
  }
  return {
    state: withLive(state, name, { active: target, stack: older.slice(0, place) }),
    did: [
      { kind: 'rollback', package: name, from: live?.active.version ?? null, to: target.version },
      ...ended.did,
    ],
  };
}

/**
 * Takes a remote off the site. Nothing is done when it was taken off already.
 *
 * @param claims path prefixes of the version that is live
 */
export function retireRelease(given: GenerationState, name: string, claims: readonly string[]): StateChange {
  const { state, did } = endShare(given, name);
  if (state.retired?.[name]) return { state, did };
  const { [name]: live, ...packages } = state.packages;
  if (!live) throw new ReleaseError('noTarget', `${name} is not live here. \`status\` lists what is.`);
  return {
    state: { ...state, packages, retired: { ...state.retired, [name]: { ...live, claims } } },
    did: [{ kind: 'retire', package: name, from: live.active.version }, ...did],
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
