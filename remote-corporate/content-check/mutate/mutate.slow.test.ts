import { describe, expect, it } from '@jest/globals';
import { contentFolder } from '../../content-compiler/content-folder.mjs';
import { readComposition } from '../composition.mjs';
import { readContentFiles } from '../content-files.mjs';
import { latestDay } from '../latest-day.mjs';
import { harmIn } from './harm-in.mjs';
import { mutation } from './mutations.mjs';
import * as renderer from './render-content';
import { tryMutation, unchangedOf } from './try-mutation.mjs';

const files = readContentFiles(contentFolder);
const trial = {
  files,
  unchanged: unchangedOf(files),
  composition: readComposition(),
  today: latestDay(),
  renderer,
};

/** As many as take some seconds; `npm run content:mutate` tries 10,000. */
const count = 300;

describe('randomly changed content', () => {
  it('gives a clear error with its position, or a harmless page', () => {
    const results = Array.from({ length: count }, (_, seed) => ({ seed, ...tryMutation(trial, seed) }));
    expect(results.filter(({ outcome }) => outcome === 'crash')).toEqual([]);
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['error', 'page']));
  });

  it('is the same for the same seed', () => {
    expect(mutation(trial.files, 7)).toEqual(mutation(trial.files, 7));
    expect(mutation(trial.files, 7)).not.toEqual(mutation(trial.files, 8));
  });
});

describe('harmful markup', () => {
  it.each([
    '<script>alert(1)</script>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JAVA&#x73;cript:alert(1)">x</a>',
    '<a class="link" href="//elsewhere.example">x</a>',
    '<a href="/\\elsewhere.example">x</a>',
    '<p onclick="x()">x</p>',
    '<a href="data:text/html,x">x</a>',
  ])('is found: %s', (html) => {
    expect(harmIn(html)).toHaveLength(1);
  });

  it('is not found in a normal page', () => {
    expect(
      harmIn('<a class="a" href="/forms#documents">x</a><a href="mailto:a@b.example">&lt;script&gt;</a>'),
    ).toEqual([]);
  });
});
