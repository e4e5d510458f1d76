import { envelopeText, readEnvelope } from 'shared-types/protocol/stored-envelope';
import type { DeepPartial, Settings, StoredValue } from 'shared-types';
import { hostKeys } from '../storage/host-keys';
import type { StorageService } from '../storage/storage-service';
import { mergeSettings } from './merge-settings';
import { parseSettings } from './parse-settings';
import { maxSettingsLength } from './settings-length';
import { settingsToAttributes, type LookAttributes } from './settings-to-attributes';

/** What stands under the key. */
interface StoredSettings {
  readonly change: DeepPartial<Settings>;
  /** Attributes of `<html>`. The boot script takes them over before the first paint; afterwards only `change` counts. */
  readonly look: LookAttributes;
  /** The user whose settings they are, for the next first view; absent: those of a guest. */
  readonly owner?: string;
}

/** What is stored, and whose it is. */
export interface StoredChange {
  readonly change: StoredValue<DeepPartial<Settings>>;
  /** Id of the user; absent: a guest. It is stored with the next change. */
  owner?: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const readData = (text: string): Fields =>
  text.length > maxSettingsLength ? {} : ((readEnvelope(text)?.data ?? {}) as Fields);

/** What the visitor has changed, as the difference to the settings of the site. */
export function openStoredSettings(storage: StorageService, initial: Settings): StoredChange {
  const opened: { owner?: string | undefined } = {};
  const change = storage.open<DeepPartial<Settings>>(
    {
      declared: hostKeys,
      key: 'site.settings.v1',
      // The provider saves those of a user: nothing is lost.
      onRefused: () => opened.owner === undefined && storage.refuse(),
    },
    {
      initial: {},
      decode: (text) => {
        const data = readData(text);
        opened.owner = typeof data['owner'] === 'string' ? data['owner'] : undefined;
        return parseSettings(data['change']);
      },
      encode: (changed) => {
        const look = settingsToAttributes(mergeSettings(initial, changed));
        const { owner } = opened;
        const stored: StoredSettings = { change: changed, look, ...(owner !== undefined && { owner }) };
        return envelopeText(stored, storage.now());
      },
    },
  );
  return Object.assign(opened, { change });
}
