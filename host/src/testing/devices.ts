/** Devices with tabs, and a provider where their user signs in. */
import type { FollowingList, MessageOptions, StoredValue, User } from 'shared-types';
import { accounts } from 'shared-types/testing/accounts';
import { followUser, type FollowedAccount } from '../services/session/entries/following';
import { createStorage, shellStorage } from '../services/storage/storage';

/** An item of the list that a remote stores. */
export interface Item {
  readonly articleNo: string;
  readonly at: string;
  readonly quantity?: number;
}

export const listKey = 'shop.list.v1';
const keys = { [listKey]: 'local' } as const;

/** What a remote declares of its list. */
export const declaredList: FollowingList = { version: 1, id: 'articleNo', changedAt: 'at' };

const format = {
  initial: [] as readonly Item[],
  parse: (data: unknown) => (Array.isArray(data) ? (data as readonly Item[]) : undefined),
};

const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** Keeps users as a provider does. @param latencyMs of each call; a test may change it, and lose the answers to saves */
export function createProvider(latencyMs = 0) {
  const users = new Map<string, User>();
  const provider = { isDown: false, areAnswersLost: false, latencyMs, saves: 0 };
  const travel = async () => {
    await new Promise((resolve) => setTimeout(resolve, provider.latencyMs / 2));
    if (provider.isDown) throw new Error('The service is down.');
  };
  const read = async (user: User) => {
    await travel();
    const known = copyOf(users.get(user.uid ?? '') ?? user);
    await travel();
    return known;
  };
  return Object.assign(provider, {
    users,
    entries: (user: User = accounts.user) => users.get(user.uid ?? '')?.data.entries?.['shop-list-v1'] ?? [],
    /** The account of somebody who signs in now. */
    signIn: async (user: User = accounts.user) => {
      const known = await read(user);
      return {
        user: known,
        read: () => read(user),
        save: async (saved: User) => {
          const sent = copyOf(saved);
          await travel();
          provider.saves += 1;
          users.set(user.uid ?? '', sent);
          await travel();
          if (provider.areAnswersLost) throw new Error('The connection was lost.');
        },
      };
    },
  });
}

/** The storage of a device. @param onChange called after each change */
function createArea(onChange: (key: string) => void = () => {}): Storage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      texts.set(key, text);
      onChange(key);
    },
    removeItem: (key) => {
      texts.delete(key);
      onChange(key);
    },
    clear: () => texts.clear(),
    key: (place) => [...texts.keys()][place] ?? null,
    get length() {
      return texts.size;
    },
  };
}

/** A browser. @param list what the live remote declares; a test may change it */
export function createDevice({
  list = declaredList,
  clockMs = 0,
}: { readonly list?: FollowingList | null; readonly clockMs?: number } = {}) {
  // The event of the browser reaches the tabs a moment later.
  const area = createArea((key) =>
    setTimeout(() => {
      for (const tab of tabs) tab.opened.get(key)?.refresh();
    }),
  );
  const tabs = new Set<ReturnType<typeof createStorage>>();
  const now = () => new Date(Date.now() + clockMs);
  return {
    area,
    /** Opens the site in one more tab. */
    openTab: () => {
      const storage = createStorage({ areas: { local: () => area, session: createArea }, now });
      tabs.add(storage);
      const value: StoredValue<readonly Item[]> = shellStorage(storage, keys).open(listKey, format);
      const told: MessageOptions[] = [];
      const world = {
        storage,
        messages: { show: (message: MessageOptions) => void told.push(message) },
        current: () =>
          Promise.resolve({
            remotes: [{ name: 'shop', ...(list && { follows: { [listKey]: list } }) }] as never,
          }),
      };
      const set = (items: readonly Item[]) => {
        if (items.length > 0) value.set(items);
        else value.clear();
      };
      const others = (articleNo: string) => value.getState().filter((item) => item.articleNo !== articleNo);
      return {
        storage,
        told,
        list: () => value.getState().map(({ articleNo }) => articleNo),
        items: value.getState,
        add: (articleNo: string, more: Partial<Item> = {}) =>
          set([...others(articleNo), { articleNo, at: now().toISOString(), ...more }]),
        remove: (articleNo: string) => set(others(articleNo)),
        clear: () => set([]),
        signIn: async (
          provider: { readonly signIn: (user?: User) => Promise<FollowedAccount> },
          user?: User,
        ) => followUser(world, await provider.signIn(user)),
        close: () => tabs.delete(storage),
      };
    },
  };
}
