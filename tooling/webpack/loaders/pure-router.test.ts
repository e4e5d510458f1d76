import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { inRoot } from 'tooling/setup/root';
import pureRouter from './pure-router.js';

const folder = inRoot('node_modules/react-router/dist/production');
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'));

it('marks the components of the installed router as pure, and leaves their names out', () => {
  const [before, after] = [sources, sources.map(pureRouter)].map((texts) => texts.join('\n'));
  expect(before).toMatch(/^Link\.displayName = /m);
  expect(after).not.toMatch(/^Link\.displayName = /m);
  expect(after).toMatch(/^var Link = \/\*#__PURE__\*\/ React\d*\.forwardRef\(/m);
});
