/** Schemas of data files: by name of a file, `events` for `data/events.json`, or of a list that several files have. */
import type { JsonPath } from 'shared-types/json/json-tree';
import * as v from 'valibot';
import type { JsonSource } from './json-source.js';
import { company } from './schemas/company.js';
import { forms } from './schemas/forms.js';
import { home } from './schemas/home.js';
import { lists } from './schemas/lists.js';
import { media } from './schemas/media.js';

export type Schemas = Readonly<Record<string, v.GenericSchema>>;

export const contentSchemas = { ...lists, ...home, ...company, ...media, ...forms };

/** Reports where a data file does not fit its schema. */
export function checkSchema(source: JsonSource, schemas: Schemas) {
  const { $schema } = (source.value ?? {}) as { $schema?: unknown };
  const possible = Object.hasOwn(schemas, source.name) ? [source.name] : Object.keys(lists);
  const name = possible.find((one) => $schema === `../schema/${one}.schema.json`);
  const schema = name && schemas[name];
  if (!schema) {
    const advice = `begin the file with "$schema": "../schema/NAME.schema.json", where NAME is ${possible.join(' or ')}.`;
    source.report(['$schema'], advice);
    return;
  }
  for (const issue of v.safeParse(schema, source.value, { abortPipeEarly: true }).issues ?? [])
    source.report((issue.path ?? []).map(({ key }) => key) as JsonPath, issue.message);
}
