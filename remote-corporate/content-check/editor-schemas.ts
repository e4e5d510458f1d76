/** JSON schemas from which editors suggest field names and check while you type: each data file names one in `$schema`. */
import fs from 'node:fs';
import path from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { contentSchemas } from './content-schemas.js';

export function writeEditorSchemas(folder: string) {
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(contentSchemas)) {
    const json = toJsonSchema(schema, {
      target: 'draft-07',
      ignoreActions: ['check', 'check_items'],
    });
    fs.writeFileSync(path.join(folder, `${name}.schema.json`), JSON.stringify(json, undefined, 2));
  }
}
