import { envelopeText, readEnvelope } from 'shared-types/protocol/stored-envelope';
import type { ShellStorage, StoredFormat } from 'shared-types';
import type { StoredKeys } from 'shared-types/release';
import { createStore } from 'zustand/vanilla';
import type { AnyOpenValue, Opening, StorageService, StorageWorld } from './storage-service';
import { openStoredValue, type OpenValue, type StoredCodec } from './stored-value';
import { textArea } from './text-area';

export function createStorage(world: StorageWorld): StorageService {
  const opened = new Map<string, AnyOpenValue>();
  const isRefused = createStore(() => false);
  const watchers: StorageService['watchers'] = new Set();
  const areas = { local: textArea(world.areas?.local), session: textArea(world.areas?.session) };
  return {
    ...world,
    ...areas,
    opened,
    isRefused,
    refuse: () => isRefused.setState(true),
    participants: new Set(),
    watchers,
    open: <Data>({ declared, key, onRefused }: Opening, codec: StoredCodec<Data>) => {
      const store = declared[key];
      const known = store && opened.get(key);
      if (known) return known as OpenValue<Data>;
      const area = store ? areas[store] : textArea(undefined);
      const onChange = (before: unknown, after: unknown) => {
        for (const watch of store ? watchers : []) watch(key, before, after);
      };
      const value = openStoredValue({ key, area, onRefused, onChange }, codec);
      // Others may have declared the key: the value of somebody who has not is in memory only, and its own.
      if (store) opened.set(key, value);
      else reportUndeclared(key);
      return value;
    },
  };
}

/** Stored as it is. */
const textCodec: StoredCodec<string> = { initial: '', decode: String, encode: String };

/** Storage of a remote: the keys that it declares, in envelopes. */
export const shellStorage = (storage: StorageService, declared: StoredKeys = {}): ShellStorage =>
  Object.freeze({
    isRefused: storage.isRefused,
    open: <Data>(key: string, { initial, parse }: StoredFormat<Data>) =>
      storage.open<Data>(
        { declared, key, onRefused: storage.refuse },
        {
          initial,
          decode: (text) => {
            const envelope = readEnvelope(text);
            return envelope && parse(envelope.data);
          },
          encode: (data) => envelopeText(data, storage.now()),
        },
      ),
    openText: (key: string) => storage.open({ declared, key }, textCodec),
    siteData: async () =>
      (await import(/* webpackChunkName: "deferred" */ './site-data')).createSiteData(storage),
  });

/** A developer is told at once; a visitor keeps the screen. */
function reportUndeclared(key: string) {
  if (process.env.NODE_ENV !== 'production')
    throw new Error(`${key} is not declared: add it to "storage" in remote.json`);
  // An error, not a text: its stack shows who opens the key.
  console.error(new Error(`${key} is not declared`));
}
