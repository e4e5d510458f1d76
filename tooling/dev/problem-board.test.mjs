import { describe, expect, it } from '@jest/globals';
import { ProblemBoard } from './problem-board.mjs';

const problem = (/** @type {string} */ text) => ({ kind: 'Build', package: 'host', text });

/** A page that listens. @param {ProblemBoard} board */
function listen(board) {
  /** @type {any[]} */
  const events = [];
  const response = {
    writeHead: () => response,
    flushHeaders: () => {},
    on: () => response,
    write: (/** @type {string} */ text) => events.push(JSON.parse(text.slice('data: '.length))) > 0,
  };
  board.listen(/** @type {any} */ (response));
  return events;
}

describe('the problem board', () => {
  it('sends current problems to a page that connects later', () => {
    const board = new ProblemBoard();
    board.set('build host', [problem('a')]);
    expect(listen(board)).toEqual([{ type: 'problems', problems: [problem('a')] }]);
  });

  it('keeps the problems of other checks when one is fixed', () => {
    const board = new ProblemBoard();
    board.set('build host', [problem('a')]);
    board.set('types host', [problem('b')]);
    const events = listen(board);
    board.set('build host', []);
    expect(events.at(-1)).toEqual({ type: 'problems', problems: [problem('b')] });
  });

  it('sends nothing twice', () => {
    const board = new ProblemBoard();
    const events = listen(board);
    board.set('build host', [problem('a')]);
    board.set('build host', [problem('a')]);
    board.built({ reload: true });
    expect(events.map(({ type }) => type)).toEqual(['problems', 'problems', 'reload']);
  });
});
