/** Note of the last watch: `status` names one that died. */
import type { RecordOf } from 'shared-types/release';
import { closedObject } from 'shared-types/schemas/closed-object';
import * as v from 'valibot';
import type { ChainPlace } from './generation-files.js';
import { watchKey } from './keys.js';
import { readSealed, sealedText } from './sealed-record.js';

const watchSchema = closedObject({
  target: v.string(),
  actor: v.string(),
  /** Time of the last look, ISO 8601. */
  seenAt: v.string(),
  /** `null` until it has ended. */
  verdict: v.nullable(v.string()),
});

export type WatchRecord = RecordOf<typeof watchSchema>;

/** The last watch; `undefined` where there was none. */
export const readWatch = ({ store, env }: ChainPlace): Promise<WatchRecord | undefined> =>
  readSealed(store, watchKey(env), watchSchema);

export const writeWatch = ({ store, env }: ChainPlace, record: WatchRecord): Promise<void> =>
  store.replace(watchKey(env), sealedText(record));
