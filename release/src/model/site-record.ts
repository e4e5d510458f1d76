import type { SiteConfiguration } from 'shared-types/release';
import * as v from 'valibot';
import { parseRecord, type RecordSource } from './parse-record.js';
import { isPackageName } from './release-target.js';

const text = v.pipe(v.string('must be a text'), v.nonEmpty('must not be empty'));
const address = v.pipe(v.string('must be a text'), v.url('must be a whole address, https://…'));
const flag = v.boolean('must be true or false');
const packageName = v.pipe(v.string(), v.check(isPackageName, 'must be the name of a remote, in kebab case'));
/** Of this site when empty. */
const origin = v.union([v.literal(''), address], "must be '' or a whole address, https://…");

/** Nobody takes them when empty. */
const endpoint = v.union(
  [v.literal(''), v.pipe(v.string(), v.regex(/^\/(?!\/)/)), address],
  "must be '', a path of this site as '/api/enquiries', or a whole address, https://…",
);

const apiSchema = v.strictObject({
  mode: v.picklist(['mock', 'http'], "must be 'mock' or 'http'"),
  baseUrl: origin,
  edition: v.exactOptional(text),
  signInMethod: v.exactOptional(v.picklist(['get', 'post'], "must be 'get' or 'post'")),
});

const maxRetentionMonths = 120;

const enquiriesSchema = v.strictObject({
  endpoint,
  forwarding: v.exactOptional(v.picklist(['none', 'mail', 'webhook'], "must be 'none', 'mail' or 'webhook'")),
  retentionMonths: v.exactOptional(
    v.pipe(
      v.number('must be a number of months'),
      v.integer('must be a whole number of months'),
      v.minValue(1, 'must be at least 1'),
      v.maxValue(maxRetentionMonths, `must be at most ${maxRetentionMonths}`),
    ),
  ),
});

const siteSchema = v.strictObject({
  company: v.strictObject({
    name: text,
    address: v.array(text),
    email: v.pipe(v.string(), v.email('must be an e-mail address')),
    phone: text,
    linkedin: address,
  }),
  hosting: v.strictObject({ name: text, url: address }),
  baseUrl: v.pipe(address, v.regex(/[^/]$/, 'must have no slash at its end')),
  remotes: v.array(packageName),
  sample: flag,
  indexable: flag,
  api: v.record(packageName, apiSchema),
  enquiries: enquiriesSchema,
});

const sourceOf = (file: string): RecordSource => ({
  what: file,
  reason: 'usage',
  fix: 'Correct these keys; release/local/site.json shows a whole configuration',
});

/** Reads a site configuration as an operator wrote it. */
export const parseSite = (bytes: Uint8Array, file: string): SiteConfiguration =>
  parseRecord(siteSchema, bytes, sourceOf(file));
