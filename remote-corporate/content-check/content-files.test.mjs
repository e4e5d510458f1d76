import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { problemLine } from 'shared-types/json/problems';
import { readContentFiles } from './content-files.mjs';

/** @type {string} */
let base;

/** @param {string} name */
const fileAt = (name) => path.join(base, 'content', name);

const read = () => readContentFiles(path.join(base, 'content'));

const linesOf = () => (read().findings ?? []).map(problemLine);

beforeEach(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  for (const folder of ['pages', 'data']) fs.mkdirSync(fileAt(folder), { recursive: true });
  fs.writeFileSync(fileAt('pages/career.md'), 'text');
});

afterEach(() => fs.rmSync(base, { recursive: true }));

describe('content files', () => {
  it('are read by name', () => {
    expect(read()).toMatchObject({ pages: { career: 'text' }, findings: [] });
  });

  it('may be symbolic links within the folder', () => {
    fs.symlinkSync('career.md', fileAt('pages/forms.md'));
    expect(read()).toMatchObject({ pages: { forms: 'text' }, findings: [] });
  });

  it.each(['our team.md', 'Career.md', 'career.md.txt', 'career.markdown', 'über.md', '__proto__.md'])(
    'cannot be named %j',
    (name) => {
      fs.writeFileSync(fileAt(`pages/${name}`), 'text');
      expect(linesOf()).toEqual([
        expect.stringContaining(`content/pages/${name}:1:1 No part of the site reads a file of this name`),
      ]);
    },
  );

  it.each(['.career.md.swp', 'career.md~', '.DS_Store', 'Thumbs.db'])('do not include %j', (name) => {
    fs.writeFileSync(fileAt(`pages/${name}`), 'text');
    expect(linesOf()).toEqual([]);
  });

  it('are reported on one line, even with a line break in the name', () => {
    fs.writeFileSync(fileAt('pages/a\nb.md'), 'text');
    expect(linesOf()).toEqual([expect.stringContaining('content/pages/a\\nb.md:1:1 ')]);
  });

  it('cannot be folders', () => {
    fs.mkdirSync(fileAt('data/events.json'));
    expect(linesOf()).toEqual([
      'content/data/events.json:1:1 A file belongs here, and this is a folder; take it out.',
    ]);
  });

  it.each([
    ['out of the folder', () => '../../outside.md'],
    ['nowhere', () => 'nowhere.md'],
    ['to itself', () => 'forms.md'],
    ['to a folder whose name begins the same', () => path.join(base, 'content-other/x.md')],
  ])('cannot be symbolic links that lead %s', (_, target) => {
    fs.writeFileSync(path.join(base, 'outside.md'), 'secret');
    fs.mkdirSync(path.join(base, 'content-other'));
    fs.writeFileSync(path.join(base, 'content-other/x.md'), 'secret');
    fs.symlinkSync(target(), fileAt('pages/forms.md'));
    expect(linesOf()).toEqual([
      expect.stringContaining('content/pages/forms.md:1:1 The file is a link that'),
    ]);
    expect(read().pages).not.toHaveProperty('forms');
  });

  it('are reported missing with their folder', () => {
    fs.rmSync(fileAt('data'), { recursive: true });
    expect(linesOf()).toEqual([
      'content/data:1:1 The folder is missing or cannot be read; copy it from the version before.',
    ]);
  });
});
