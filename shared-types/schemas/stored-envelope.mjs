import * as v from 'valibot';
import { closedObject } from './closed-object.mjs';
import { timestamp } from './texts.mjs';

/**
 * The form of what stands in local and session storage.
 *
 * @type {v.GenericSchema<import('../protocol/stored-envelope.mjs').StoredEnvelope>}
 */
export const storedEnvelopeSchema = closedObject({
  v: v.literal(1, 'must be 1'),
  at: timestamp,
  data: v.unknown(),
});
