/** Reads the brand of the site from `host/brand`. Pictures and documents of the remotes show it, too. */
import fs from 'node:fs';
import path from 'node:path';
import { problemLine } from 'shared-types/json/problems';
import { readRecord } from 'shared-types/json/read-record';
import { brandSchema } from 'shared-types/schemas/brand';
import { inRoot } from '../root.mjs';

/**
 * @param {string} [folder]
 * @returns {import('shared-types/build').Brand}
 * @throws an error that names the file, and what to change in it
 */
export function readBrand(folder = inRoot('host/brand')) {
  const read = (/** @type {string} */ name) => fs.readFileSync(path.join(folder, name));
  const record = readRecord(brandSchema, read('brand.json').toString(), 'host/brand/brand.json');
  if (record.kind === 'invalid') throw new Error(record.problems.map(problemLine).join('\n'));
  const mark = read('mark.svg').toString().trim();
  if (!/^<svg [^>]*viewBox="/.test(mark))
    throw new Error('host/brand/mark.svg: begin with <svg, with a viewBox.');
  const logos = { light: read('logo.svg'), dark: read('logo-on-dark.svg'), large: read('logo-2400.png') };
  return { ...record.value, mark, logos };
}
