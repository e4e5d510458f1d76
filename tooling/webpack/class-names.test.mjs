import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { classNames } from './class-names.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'class-names-'));
fs.mkdirSync(path.join(folder, 'src/deep'), { recursive: true });
const card = path.join(folder, 'src/card.module.css');
const list = path.join(folder, 'src/deep/list.module.css');
fs.writeFileSync(card, '/* not .this */ .card { margin: .5rem } .card.open > .title {} @keyframes fade {}');
fs.writeFileSync(list, Array.from({ length: 100 }, (_, number) => `.row${number} {}`).join('\n'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

const allNames = (/** @type {string} */ version) => {
  const nameOf = classNames(folder, version);
  return [
    ...['card', 'open', 'title', 'fade'].map((name) => nameOf(card, name)),
    ...Array.from({ length: 100 }, (_, number) => nameOf(list, `row${number}`)),
  ];
};

it('gives each class a unique, valid name of at most five characters', () => {
  const names = allNames('1.0.0');
  expect(new Set(names).size).toBe(104);
  for (const name of names) expect(name).toMatch(/^[A-Za-z][\w-]{3,4}$/);
});

it('gives the same names in any order of requests', () => {
  const nameOf = classNames(folder, '1.0.0');
  nameOf(list, 'row99');
  expect(nameOf(card, 'card')).toBe(allNames('1.0.0')[0]);
});

it('gives different names to different releases', () => {
  const names = new Set(allNames('1.0.0'));
  expect(allNames('1.0.1').filter((name) => names.has(name))).toEqual([]);
});

it('numbers a class that is added during the build after the others', () => {
  const nameOf = classNames(folder, '1.0.0');
  const before = nameOf(list, 'row99');
  fs.appendFileSync(card, '.added {}');
  expect(nameOf(card, 'added')).not.toBe(before);
  expect(nameOf(list, 'row99')).toBe(before);
});

it('throws with the class and its file if no style sheet defines the class', () => {
  expect(() => classNames(folder, '1.0.0')(card, 'absent')).toThrow(`No '.absent'`);
});
