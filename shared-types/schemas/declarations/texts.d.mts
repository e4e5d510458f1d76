import type { GenericSchema } from 'valibot';

/** Whether a text may be the name of a package of the site. */
export declare const isPackageName: (name: string) => boolean;

/** Whether a text is a semantic version in its one spelling: `1.0`, `v1.0.0` and `latest` are not. */
export declare const isVersion: (version: string) => boolean;

/** SHA-256 of a record, hexadecimal. */
export declare const digest: GenericSchema<string>;
