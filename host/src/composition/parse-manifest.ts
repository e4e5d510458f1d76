import type { Manifest, ManifestRemote, PinnedFile, RemoteVersion } from 'shared-types/release';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areTexts = (value: Fields, ...names: readonly string[]) =>
  names.every((name) => typeof value[name] === 'string');

const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem);

const isText = (value: unknown) => typeof value === 'string';

const isPinned = (value: unknown): value is PinnedFile =>
  isObject(value) && areTexts(value, 'href', 'integrity');

const areStoredKeys = (value: unknown) =>
  isObject(value) && Object.values(value).every((store) => store === 'local' || store === 'session');

const isVersion = (value: unknown): value is RemoteVersion =>
  isObject(value) &&
  areTexts(value, 'version', 'id', 'base', 'contract') &&
  isPinned(value['entry']) &&
  areStoredKeys(value['storedKeys'] ?? {});

const isRoute = (value: unknown) => isObject(value) && areTexts(value, 'path', 'screen', 'title');

const isSlot = (value: unknown) =>
  isObject(value) && areTexts(value, 'screen') && isListOf(value['uses'] ?? [], isText);

const areSlots = (value: unknown) => isObject(value) && Object.values(value).every(isSlot);

const areFollowingLists = (value: unknown) => isObject(value) && Object.values(value).every(isText);

const isCountedKey = (value: unknown) =>
  isObject(value) &&
  areTexts(value, 'label', 'address') &&
  (value['most'] === undefined || typeof value['most'] === 'number');

const areCountedKeys = (value: unknown) => isObject(value) && Object.values(value).every(isCountedKey);

const isRemote = (value: unknown): value is ManifestRemote =>
  isObject(value) &&
  areTexts(value, 'name') &&
  isListOf(value['claims'], isText) &&
  isListOf(value['facts'], isText) &&
  isListOf(value['routes'], isRoute) &&
  isObject(value['screens']) &&
  Object.values(value['screens']).every((files) => isListOf(files, isPinned)) &&
  areSlots(value['slots'] ?? {}) &&
  areFollowingLists(value['follows'] ?? {}) &&
  areCountedKeys(value['counted'] ?? {}) &&
  (!('previous' in value) || isVersion(value['previous'])) &&
  isVersion(value);

const isManifest = (value: unknown): value is Manifest =>
  isObject(value) &&
  typeof value['generation'] === 'number' &&
  isText(value['host']) &&
  isListOf(value['remotes'], isRemote) &&
  isListOf(value['leftOut'] ?? [], isText) &&
  isListOf(value['gone'] ?? [], isText);

/**
 * The manifest as the network gave it.
 *
 * @throws if the value has another form; callers treat that like a failed request
 */
export function parseManifest(value: unknown): Manifest {
  if (isManifest(value)) return value;
  throw new Error('Invalid manifest');
}
