import { envelopeText, readEnvelope } from 'shared-types/protocol/stored-envelope';
import type { DeepPartial, Settings, StoredValue } from 'shared-types';
import { hostKeys } from '../storage/host-keys';
import type { StorageService } from '../storage/storage-service';
import { initialSettings } from './initial-settings';
import { mergeSettings } from './merge-settings';
import { parseSettings } from './parse-settings';
import { settingsToAttributes } from './settings-to-attributes';

/**
 * Changes by the visitor, as the difference to the settings of the site. With them stand the attributes of `<html>`
 * that the boot script takes over before the first paint; afterwards only the changes count.
 */
export const openStoredSettings = (storage: StorageService): StoredValue<DeepPartial<Settings>> =>
  storage.open<DeepPartial<Settings>>(
    { declared: hostKeys, key: 'site.settings.v1', onRefused: storage.refuse },
    {
      initial: {},
      decode: (text) => {
        const data = readEnvelope(text)?.data as { readonly change?: unknown } | null | undefined;
        return parseSettings(data?.change);
      },
      encode: (change) => {
        const look = settingsToAttributes(mergeSettings(initialSettings, change));
        return envelopeText({ change, look }, storage.now());
      },
    },
  );
