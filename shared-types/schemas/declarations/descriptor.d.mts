import type { GenericSchema } from 'valibot';
import type { RemoteDescriptor } from 'shared-types';

/** The form of `remote.json`. */
export declare const descriptorSchema: GenericSchema<unknown, RemoteDescriptor>;
