/** Begins a new chain in place of one that cannot be repaired. */
import { inspectChain, type ChainView } from '../inspection/chain-inspection.js';
import { emptyState, type Generation } from '../model/generation.js';
import { openChain } from '../store/chain.js';
import type { ChainPlace } from '../store/generation-files.js';
import { currentKey, environmentKey, generationsKey, setAsideKey } from '../store/keys.js';
import type { Store } from '../store/store.js';

const newestOf = ({ entries }: ChainView): Generation | undefined =>
  entries.find(({ link }) => link)?.link?.generation;

const isDamaged = ({ env }: ChainPlace, { problems }: ChainView) =>
  problems.some(({ key }) => key.startsWith(`${generationsKey(env)}/`));

/** Moves a damaged chain away. @returns its newest good generation; `undefined` if the chain is not damaged */
async function setAside(place: ChainPlace): Promise<Generation | undefined> {
  const { store, env } = place;
  const view = await inspectChain(place);
  if (!isDamaged(place, view)) return undefined;
  const aside = `${setAsideKey(env)}/${new Date().toISOString().replaceAll(/\W/g, '-')}`;
  // The generations last: while they are there, a repair that was killed sets them aside again.
  if (await store.has(currentKey(env))) await store.move(currentKey(env), `${aside}/current.json`);
  await store.move(generationsKey(env), `${aside}/generations`);
  return newestOf(view);
}

/** An environment as it was before it was set aside. */
function asideStore({ store, env }: ChainPlace, name: string): Store {
  const moved = (key: string) => key.replace(environmentKey(env), `${setAsideKey(env)}/${name}`);
  return {
    ...store,
    read: async (key) => await store.read(moved(key)),
    has: async (key) => await store.has(moved(key)),
    list: async (key) => await store.list(moved(key)),
  };
}

/** The newest good generation of the chain that was set aside last, if no other was begun after it. */
async function interrupted(place: ChainPlace): Promise<Generation | undefined> {
  const { store, env } = place;
  if ((await inspectChain(place)).entries.length > 0) return undefined;
  const name = (await store.list(setAsideKey(env))).at(-1);
  return name === undefined
    ? undefined
    : newestOf(await inspectChain({ store: asideStore(place, name), env }));
}

/**
 * Sets a damaged chain aside and begins one with what its newest good generation makes live; the history is not
 * continued. What a killed repair has begun is finished.
 *
 * @param isAllowed to set a chain aside
 */
export async function renewChain(place: ChainPlace, actor: string, isAllowed: boolean): Promise<void> {
  const newest = (isAllowed ? await setAside(place) : undefined) ?? (await interrupted(place));
  if (!newest) return;
  const did = Object.entries(newest.state.remotes).map(
    ([remote, { active }]) => ({ kind: 'promote', remote, from: null, to: active.version }) as const,
  );
  await openChain(place.store, place.env).commit({
    actor,
    reason: `The chain was damaged and begins anew with the state of generation ${newest.n}`,
    decidedOn: emptyState,
    decidesOn: (state) => state,
    change: async () => ({ state: newest.state, did }),
  });
}
