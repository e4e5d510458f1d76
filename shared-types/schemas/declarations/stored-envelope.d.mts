import type { GenericSchema } from 'valibot';
import type { StoredEnvelope } from 'shared-types/protocol/stored-envelope';

/** The form of what stands in local and session storage. */
export declare const storedEnvelopeSchema: GenericSchema<unknown, StoredEnvelope>;
