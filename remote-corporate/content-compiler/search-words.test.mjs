import { describe, expect, it } from '@jest/globals';
import { readSearchWords } from './search-words.mjs';

/** @param {string} value */
function read(value) {
  /** @type {string[]} */
  const problems = [];
  return { words: readSearchWords(value, (message) => void problems.push(message)), problems };
}

describe('the words of a page for the search', () => {
  it('belong to the page, or to the part whose anchor follows them', () => {
    expect(read('jobs, vacancy; send back, refund #return-or-complaint')).toEqual({
      words: [
        { anchor: '', words: ['jobs', 'vacancy'] },
        { anchor: 'return-or-complaint', words: ['send back', 'refund'] },
      ],
      problems: [],
    });
  });

  it.each([
    ['jobs;', '"" has another form'],
    ['#returns', '"#returns" has another form'],
    ['jobs #Returns', '"jobs #Returns" has another form'],
    ['jobs,, vacancy', '"jobs,, vacancy" has another form'],
  ])('of the form %j are an error', (value, message) => {
    expect(read(value).problems.join()).toContain(message);
  });
});
