import { expect, it } from '@jest/globals';
import { packageChecks } from './package-checks.mjs';
import { ProblemBoard } from './problem-board.mjs';

const folder = 'remote-tried';

/** @param {string} text @returns {import('./problems.mjs').Problem} */
const problem = (text) => ({ kind: 'Types', package: folder, text });

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('does not show type errors of a source that was rebuilt meanwhile', async () => {
  const board = new ProblemBoard();
  /** @type {((problems: readonly import('./problems.mjs').Problem[]) => void)[]} */
  const answers = [];
  const check = packageChecks(board, {
    ofTypes: () => new Promise((resolve) => answers.push(resolve)),
    inDescriptor: () => Promise.resolve(),
  });
  check(folder);
  check(folder);
  answers[0]?.([problem('Of the older source.')]);
  await settled();
  expect(board.problems).toEqual([]);
  answers[1]?.([problem('Of the newest source.')]);
  await settled();
  expect(board.problems).toEqual([problem('Of the newest source.')]);
});

it('shows the result of the latest check of each build', async () => {
  const board = new ProblemBoard();
  let count = 0;
  const check = packageChecks(board, {
    ofTypes: () => Promise.resolve([problem(`Check ${++count}.`)]),
    inDescriptor: () => Promise.resolve(),
  });
  check(folder);
  await settled();
  check(folder);
  await settled();
  expect(board.problems).toEqual([problem('Check 2.')]);
});
