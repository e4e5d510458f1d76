/** Reads the brand of the site from `host/brand`. Pictures and documents of the remotes show it, too. */
import fs from 'node:fs';
import path from 'node:path';
import type { Brand } from 'shared-types/build';
import { problemLine } from 'shared-types/json/problems';
import { readRecord } from 'shared-types/json/read-record';
import { brandSchema } from 'shared-types/schemas/brand';
import { inRoot } from 'tooling/setup/root';

/** Folder of the brand: the host's, or a copy of it in a repository without a host. */
export const brandFolder = inRoot(fs.existsSync(inRoot('host')) ? 'host/brand' : 'brand');

/** @throws an error that names the file, and what to change in it */
export function readBrand(folder: string = brandFolder): Brand {
  const read = (name: string) => fs.readFileSync(path.join(folder, name));
  const record = readRecord(brandSchema, read('brand.json').toString(), 'host/brand/brand.json');
  if (record.kind === 'invalid') throw new Error(record.problems.map(problemLine).join('\n'));
  const mark = readDrawing(folder, 'mark.svg');
  const logos = { light: read('logo.svg'), dark: read('logo-on-dark.svg'), large: read('logo-2400.png') };
  return { ...record.value, mark, logos, categories: readCategories(folder) };
}

function readCategories(folder: string) {
  const names = fs.readdirSync(path.join(folder, 'categories')).filter((name) => name.endsWith('.svg'));
  return Object.fromEntries(
    names.sort().map((name) => [path.basename(name, '.svg'), readDrawing(folder, `categories/${name}`)]),
  );
}

function readDrawing(folder: string, name: string) {
  const text = fs.readFileSync(path.join(folder, name), 'utf8').trim();
  if (!/^<svg [^>]*viewBox="/.test(text))
    throw new Error(`host/brand/${name}: begin with <svg, with a viewBox.`);
  return text;
}
