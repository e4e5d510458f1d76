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
}

function readChange(text: string): DeepPartial<Settings> | undefined {
  if (text.length > maxSettingsLength) return undefined;
  const { change } = (readEnvelope(text)?.data ?? {}) as Readonly<Record<string, unknown>>;
  return parseSettings(change);
}

/** What a guest has changed, as the difference to the settings of the site. */
export const openStoredSettings = (
  storage: StorageService,
  initial: Settings,
): StoredValue<DeepPartial<Settings>> =>
  storage.open<DeepPartial<Settings>>(
    { declared: hostKeys, key: 'site.settings.v1', onRefused: storage.refuse },
    {
      initial: {},
      decode: readChange,
      encode: (change) => {
        const look = settingsToAttributes(mergeSettings(initial, change));
        const stored: StoredSettings = { change, look };
        return envelopeText(stored, storage.now());
      },
    },
  );
