import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { problemLine } from 'shared-types/json/problems';
import { readContentFiles } from './content-files.js';

let base: string;

const fileAt = (name: string) => path.join(base, name);

const linesOf = () => (readContentFiles(base).findings ?? []).map(problemLine);

beforeEach(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  for (const folder of ['pages', 'data']) fs.mkdirSync(fileAt(folder));
  fs.writeFileSync(fileAt('pages/career.md'), 'text');
});

afterEach(() => fs.rmSync(base, { recursive: true }));

describe('content files', () => {
  it('are read by name, without what systems create by themselves', () => {
    for (const name of ['.career.md.swp', 'career.md~', '.DS_Store', 'Thumbs.db'])
      fs.writeFileSync(fileAt(`pages/${name}`), 'text');
    expect(readContentFiles(base)).toEqual({ pages: { career: 'text' }, data: {}, findings: [] });
  });

  it.each(['our team.md', 'Career.md', 'career.md.txt', 'über.md', '__proto__.md', 'a\nb.md'])(
    'cannot be named %j',
    (name) => {
      fs.writeFileSync(fileAt(`pages/${name}`), 'text');
      expect(linesOf()).toEqual([
        expect.stringContaining(`content/pages/${JSON.stringify(name).slice(1, -1)}:1:1 No part of the site`),
      ]);
    },
  );

  it('cannot be folders or links', () => {
    fs.mkdirSync(fileAt('data/events.json'));
    fs.symlinkSync('/etc/hostname', fileAt('pages/forms.md'));
    expect(linesOf()).toHaveLength(2);
    expect(readContentFiles(base).pages).not.toHaveProperty('forms');
  });
});
