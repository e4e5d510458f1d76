import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { testSite } from 'release/testing/site-factory';
import { inRoot } from 'tooling/setup/root';
import { admittingSite } from './prepare.js';

const folder = mkdtempSync(inRoot('.cache/prepare-'));
afterAll(() => rmSync(folder, { recursive: true }));

const live = { active: { version: '1.0.0', digest: '' }, stack: [] };

it('keeps the live configuration, and names the file, where the file lacks a live remote', () => {
  const file = path.join(folder, 'site.json');
  writeFileSync(file, JSON.stringify(testSite({ remotes: ['shop'] })));
  const said: string[] = [];
  const taken = (packages: object) =>
    admittingSite(file, { host: live, ...packages }, (text) => said.push(text));
  expect(taken({ shop: live })).toBe(file);
  expect(said).toEqual([]);
  expect(taken({ shop: live, guides: live })).toBeUndefined();
  expect(said.join()).toContain('site.json lacks guides in its `remotes`');
});
