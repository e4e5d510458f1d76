/** Reads the brand of the site from `host/brand`. Pictures and documents of the remotes show it, too. */
import fs from 'node:fs';
import path from 'node:path';
import { problemLine } from 'shared-types/json/problems';
import { readRecord } from 'shared-types/json/read-record';
import { brandSchema } from 'shared-types/schemas/brand';
import { inRoot } from '../root.mjs';

/** The host's; where a repository has no host, a copy of that folder in it. */
export const brandFolder = inRoot(fs.existsSync(inRoot('host')) ? 'host/brand' : 'brand');

/**
 * @param {string} [folder]
 * @returns {import('shared-types/build').Brand}
 * @throws an error that names the file, and what to change in it
 */
export function readBrand(folder = brandFolder) {
  const read = (/** @type {string} */ name) => fs.readFileSync(path.join(folder, name));
  const record = readRecord(brandSchema, read('brand.json').toString(), 'host/brand/brand.json');
  if (record.kind === 'invalid') throw new Error(record.problems.map(problemLine).join('\n'));
  const mark = readDrawing(folder, 'mark.svg');
  const logos = { light: read('logo.svg'), dark: read('logo-on-dark.svg'), large: read('logo-2400.png') };
  return { ...record.value, mark, logos, categories: readCategories(folder) };
}

/** @param {string} folder */
function readCategories(folder) {
  const names = fs.readdirSync(path.join(folder, 'categories')).filter((name) => name.endsWith('.svg'));
  return Object.fromEntries(
    names.sort().map((name) => [path.basename(name, '.svg'), readDrawing(folder, `categories/${name}`)]),
  );
}

/** @param {string} folder @param {string} name */
function readDrawing(folder, name) {
  const text = fs.readFileSync(path.join(folder, name), 'utf8').trim();
  if (!/^<svg [^>]*viewBox="/.test(text))
    throw new Error(`host/brand/${name}: begin with <svg, with a viewBox.`);
  return text;
}
