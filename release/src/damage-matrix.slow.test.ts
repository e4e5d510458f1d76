import { beforeAll, describe, expect, it } from '@jest/globals';
import { mapConcurrently } from './store/concurrency.js';
import { allCases, makeDamageSetting, runCase, type DamageSetting } from './testing/damage-matrix.js';
import { temporaryFolder } from './testing/temporary-folder.js';

/** One of each that takes another way through the code. */
const chosen = [
  'script of the host, a folder in its place, restarted',
  'page, exchanged, restarted',
  'page, .br, exchanged, running',
  'page, .gz, not readable, running',
  'page set record of a remote, missing, restarted',
  'release.json of a remote, truncated, restarted',
  'release.json of the host, exchanged, restarted',
  'generation, newest, truncated, restarted',
  'generation, in the middle, exchanged, running',
  'site configuration, missing, restarted',
  'store.json, missing, restarted',
];

const cases = allCases.filter(({ file, kind, moment }) =>
  chosen.includes(`${file.name}, ${kind}, ${moment}`),
);
const parent = temporaryFolder();
const atOnce = 4;

let setting: DamageSetting;

beforeAll(async () => {
  setting = await makeDamageSetting(parent);
});

describe('a damaged store', () => {
  it('serves intact bytes, reports the damage, and is repaired by the command that it names', async () => {
    expect(cases).toHaveLength(chosen.length);
    const outcomes = await mapConcurrently(cases, (damageCase) => runCase(setting, damageCase), atOnce);
    const faults = outcomes.flatMap((outcome) =>
      outcome.faults.map((fault) => `${outcome.file.name}, ${outcome.kind}, ${outcome.moment}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});
