import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { inRoot } from 'tooling/setup/root';
import { readBrand } from './brand.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'brand-'));
  cpSync(inRoot('host/brand'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

const accent = { primary: '#0b5d57', primaryHover: '#08463f', tint: '#e3efec' };
const own = { name: 'Acme', slogan: 'Gloves.', accents: { light: accent, dark: accent } };

it('is not a sample unless it says so', () => {
  write('brand.json', JSON.stringify(own));
  expect(readBrand(folder)).toMatchObject({ ...own, sample: false });
});

it('refuses an unknown key with file, line and the nearest known key', () => {
  write('brand.json', JSON.stringify({ ...own, slogn: '' }, undefined, 2));
  expect(() => readBrand(folder)).toThrow(
    /^host\/brand\/brand\.json:\d+:\d+ slogn is not a known key: did you mean "slogan"\?/,
  );
});

it('refuses an invalid colour', () => {
  write(
    'brand.json',
    JSON.stringify({ ...own, accents: { light: accent, dark: { ...accent, tint: 'red' } } }),
  );
  expect(() => readBrand(folder)).toThrow('accents.dark.tint must be a colour');
});

it('refuses a mark without a viewBox', () => {
  write('mark.svg', '<svg><path/></svg>');
  expect(() => readBrand(folder)).toThrow('host/brand/mark.svg: begin with <svg, with a viewBox.');
});

it('has a picture of each category, and refuses one without a viewBox', () => {
  expect(Object.keys(readBrand(folder).categories)).toContain('leather');
  write('categories/leather.svg', '<svg><path/></svg>');
  expect(() => readBrand(folder)).toThrow(
    'host/brand/categories/leather.svg: begin with <svg, with a viewBox.',
  );
});

/** Tests, their data, the sample, and what is installed or built. */
const notBuilt = /\.test\.|(^|\/)(test|testing|sample|node_modules|dist|\.types)(\/|$)/;

/** Files that builds and the server read, without the brand itself. */
const sources = readdirSync(inRoot())
  .filter((name) => /^(host|remote-.*|release|shared-types|tooling)$/.test(name))
  .flatMap((name) =>
    ['src', 'data', 'content', 'build', 'pictures', 'schemas'].map((room) => `${name}/${room}`),
  )
  .filter((room) => existsSync(inRoot(room)))
  .flatMap((room) =>
    readdirSync(inRoot(room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  )
  .filter((file) => !notBuilt.test(file) && statSync(inRoot(file)).isFile());

it('is only in its own folder: no other source has its name, its colours or the outline of its mark', () => {
  const { name, accents, mark } = readBrand();
  const { light, dark } = accents;
  const [, outline = ''] = /\sd="([^"]+)"/.exec(mark) ?? [];
  const traces = [name, outline, ...Object.values(light), ...Object.values(dark)];
  const found = sources.flatMap((file) => {
    const text = readFileSync(inRoot(file), 'utf8').toLowerCase();
    return traces.filter((trace) => text.includes(trace.toLowerCase())).map((trace) => `${file}: ${trace}`);
  });
  expect(sources.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
