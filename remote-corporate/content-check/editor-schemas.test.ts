import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { contentSchemas } from './content-schemas.js';
import { writeEditorSchemas } from './editor-schemas.js';

it('editors get the schema of each data file, with what to write into a field', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'schemas-'));
  try {
    writeEditorSchemas(folder);
    expect(fs.readdirSync(folder)).toHaveLength(Object.keys(contentSchemas).length);
    const { properties } = JSON.parse(fs.readFileSync(path.join(folder, 'events.schema.json'), 'utf8')) as {
      properties: { events: { items: object } };
    };
    expect(properties.events.items).toMatchObject({
      additionalProperties: false,
      properties: {
        status: { enum: ['planned', 'cancelled'] },
        sequence: { description: expect.stringContaining('Write 0 for a new event') },
      },
    });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
