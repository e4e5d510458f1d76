import type { GenericSchema } from 'valibot';
import type { Manifest, PageRecord } from 'shared-types/release';

/** The form of `/release/current.json`. */
export declare const manifestSchema: GenericSchema<unknown, Manifest>;

/** The form of the JSON in `#page`. */
export declare const pageRecordSchema: GenericSchema<unknown, PageRecord>;
