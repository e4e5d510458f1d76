import type { GenericSchema } from 'valibot';
import type { SiteConfiguration } from 'shared-types/release';

/** The form of `site.json`. */
export declare const siteSchema: GenericSchema<unknown, SiteConfiguration>;
