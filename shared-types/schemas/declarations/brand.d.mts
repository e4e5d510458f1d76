import type { GenericSchema } from 'valibot';
import type { Brand } from 'shared-types/build';

/** `brand.json`. */
export declare const brandSchema: GenericSchema<unknown, Omit<Brand, 'mark' | 'logos'>>;
