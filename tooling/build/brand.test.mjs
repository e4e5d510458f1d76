import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { inRoot } from '../root.mjs';
import { readBrand } from './brand.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'brand-'));
  cpSync(inRoot('host/brand'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string} text */
const write = (name, text) => writeFileSync(path.join(folder, name), text);

const accent = { primary: '#0b5d57', primaryHover: '#08463f', tint: '#e3efec' };
const own = { name: 'Acme', slogan: 'Gloves.', accents: { light: accent, dark: accent } };

it('is a brand of its own unless it says that it is the sample', () => {
  write('brand.json', JSON.stringify(own));
  expect(readBrand(folder)).toMatchObject({ ...own, sample: false });
});

it('refuses an unknown key with file, line and the nearest known key', () => {
  write('brand.json', JSON.stringify({ ...own, slogn: '' }, undefined, 2));
  expect(() => readBrand(folder)).toThrow(
    /^host\/brand\/brand\.json:\d+:\d+ slogn is not a known key: did you mean "slogan"\?/,
  );
});

it('refuses what is not a colour', () => {
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
