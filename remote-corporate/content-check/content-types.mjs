/** Types of the data files, made from their schemas: what a file may leave out is optional, whatever it holds today. */
import fs from 'node:fs';
import path from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { contentFolder, typesFolder } from '../content-compiler/content-folder.mjs';
import { readContentFiles } from './content-files.mjs';

/**
 * @param {string} file name of a schema, `events.schema.json`
 * @param {string} text its text
 * @returns {Promise<string>} the declaration of a data file that names it
 */
async function contentType(file, text) {
  const schema = JSON.parse(text);
  const members = Object.keys(schema.properties).filter((key) => key !== '$schema');
  return [
    `/** Made from ${file} by \`npm run content:types\`. */`,
    await compile({ ...schema, title: 'Contents' }, 'Contents', {
      bannerComment: '',
      ignoreMinAndMaxItems: true,
      style: { printWidth: 110, singleQuote: true },
    }),
    'declare const contents: Contents;',
    'export default contents;',
    ...members.map((member) => `export const ${member}: Contents['${member}'];`),
    '',
  ].join('\n');
}

/** Writes the types of all data files anew. @param {string} [folder] @throws if one names no schema */
export async function writeContentTypes(folder = typesFolder) {
  const { data, schemas } = readContentFiles(contentFolder);
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(data)) {
    const file = path.basename(JSON.parse(text).$schema ?? '');
    const schema = schemas[file.replace('.schema.json', '')];
    if (schema === undefined) throw new Error(`content/data/${name}.json names no schema of content/schema.`);
    fs.writeFileSync(path.join(folder, `${name}.d.ts`), await contentType(file, schema));
  }
}
