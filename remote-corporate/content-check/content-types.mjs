/** Types of the data files, made from their schemas: what a file may leave out is optional, whatever it holds today. */
import fs from 'node:fs';
import path from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { contentFolder, readData, typesFolder } from '../content-compiler/content-folder.mjs';

/**
 * @param {string} name of a data file, without extension
 * @returns {Promise<string>} its declaration
 * @throws if it names no schema
 */
async function contentType(name) {
  const { $schema } = /** @type {{ $schema: string }} */ (readData(name));
  const schema = JSON.parse(fs.readFileSync(path.join(contentFolder, 'data', $schema), 'utf8'));
  const members = Object.keys(schema.properties).filter((key) => key !== '$schema');
  return [
    `/** Made from ${path.basename($schema)} by \`npm run content:types\`. */`,
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

/** Writes the types of all data files anew. @param {string} [folder] */
export async function writeContentTypes(folder = typesFolder) {
  fs.mkdirSync(folder, { recursive: true });
  for (const file of fs.readdirSync(path.join(contentFolder, 'data'))) {
    const name = path.basename(file, '.json');
    fs.writeFileSync(path.join(folder, `${name}.d.ts`), await contentType(name));
  }
}
