import type { GenericSchema } from 'valibot';
import type { Facts } from 'shared-types/facts';

/** The forms of the facts of the contract, by name. */
export declare const factSchemas: {
  readonly [Name in keyof Facts]: GenericSchema<unknown, Facts[Name]>;
};

/** Names of the facts of the contract. */
export declare const factNames: readonly string[];
