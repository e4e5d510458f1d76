/** `npm run content:check`: checks every page and data file, and writes the schemas from which editors suggest field names. */
import path from 'node:path';
import { contentFolder } from '../content-compiler/content-folder.js';
import { contentFaults } from './check-content.js';
import { writeEditorSchemas } from './editor-schemas.js';

/** @returns 1 if there is an error */
export function run({ print }: { print: (line: string) => void }): number {
  writeEditorSchemas(path.join(contentFolder, 'schema'));
  const faults = contentFaults();
  for (const fault of faults) print(fault);
  print(`Content of remote-corporate: errors: ${faults.length}`);
  return faults.length > 0 ? 1 : 0;
}
