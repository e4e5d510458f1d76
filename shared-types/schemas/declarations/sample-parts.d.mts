import type { GenericSchema } from 'valibot';
import type { SamplePart } from 'shared-types/release';

/** `sample-parts.json` of a release. */
export declare const samplePartsSchema: GenericSchema<unknown, readonly SamplePart[]>;
