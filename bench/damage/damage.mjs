/** `npm run bench -- damage`: every kind of file of a store, damaged in every way. Fails if one combination gives a wrong result. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from 'tooling/root.mjs';
import { compileRelease } from 'tooling/site/release-tools.mjs';
import { markdownTable } from '../report/table.mjs';

/** Cells at once: they wait for files and for rounds of checks more than they work. */
const atOnce = 4;

const matrixModule = inRoot('release/dist/testing/damage-matrix.js');

/**
 * @typedef {import('release/src/testing/damage-matrix.js').DamageOutcome} DamageOutcome
 * @typedef {typeof import('release/src/testing/damage-matrix.js')} DamageMatrix
 */

/** @param {DamageOutcome} outcome */
const rowOf = ({ file, kind, moment, visitor, health, mended, faults }) => [
  file.name,
  kind,
  moment,
  visitor,
  health,
  mended,
  faults.length === 0 ? 'as it should be' : faults.join('; '),
];

/** Prints the matrix as a Markdown table. */
export async function damage() {
  await compileRelease(console.error);
  const matrix = /** @type {DamageMatrix} */ (await import(pathToFileURL(matrixModule).href));
  const parent = await mkdtemp(path.join(tmpdir(), 'damage-'));
  try {
    const setting = await matrix.makeDamageSetting(parent);
    /** @type {DamageOutcome[]} */
    const outcomes = [];
    const queue = matrix.allCases.entries();
    const worker = async () => {
      for (const [index, damageCase] of queue) outcomes[index] = await matrix.runCase(setting, damageCase);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    const heads = ['file', 'damage', 'server', 'visitor, 51 answers', 'health', 'mended by', 'judgement'];
    console.log(markdownTable(heads, outcomes.map(rowOf)));
    const wrong = outcomes.filter(({ faults }) => faults.length > 0).length;
    console.log(`\n${outcomes.length} cells, ${wrong} not as they should be.`);
    if (wrong > 0) throw new Error(`${wrong} cells of the damage matrix are not as they should be.`);
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}
