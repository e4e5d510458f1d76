import type { GenericSchema } from 'valibot';
import type { Release } from 'shared-types/release';

/** The form of `release.json`. */
export declare const releaseSchema: GenericSchema<unknown, Release>;
