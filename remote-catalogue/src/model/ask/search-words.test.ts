import { describe, expect, it } from '@jest/globals';
import { indexedWords, searchWords, wordStem } from './search-words';

describe('a word', () => {
  it.each([
    ['gloves', 'glove'],
    ['trousers', 'trouser'],
    ['bodies', 'body'],
    ['patches', 'patch'],
    ['glass', 'glass'],
    ['glasses', 'spectacle'],
    ['bus', 'bus'],
    ['esd', 'esd'],
    ['knives', 'knife'],
    ['constructor', 'constructor'],
  ])('%s is compared as %s', (word, stem) => {
    expect(wordStem(word)).toBe(stem);
  });
});

describe('the words of a text', () => {
  it.each([
    ['Welders’ gloves, surgeon’s gown', 'welder glove surgeon gown'],
    ['EN388 EN ISO 374-1:2016 iso 20471', 'std388 std374 std20471'],
    ['ANSI/ISEA 105 ansi a4 AAMI PB70', 'std105 ansi a4 stdpb70'],
    ['Piqué 8,4 cal/cm² 340gsm 3/4', 'pique 8.4 cal cm2 340gsm threequarter'],
    ['4×43DP EN 388 (2016) 4543', '4x43dp std388 4543'],
    ['-30 to minus 40, EN 388 - 4543, MG-101', '-30 to -40 std388 4543 mg 101'],
    ['日本語 100%', '日本語 100'],
    ['BS EN ISO/IEC 61482-2 en en en en en 388', 'std61482 en std388'],
  ])('%s are %s', (text, words) => {
    expect(
      searchWords(text)
        .map(({ word }) => word)
        .join(' '),
    ).toBe(words);
  });

  it('stay as they are written for a message', () => {
    expect(searchWords('EN 659 Gloves').map(({ written }) => written)).toEqual(['EN 659', 'Gloves']);
  });

  it('under which an article is found include those that hyphens join, and mark what is denied', () => {
    expect(indexedWords('Hi-vis vest for roads')).toEqual(['hi', 'vis', 'vest', 'road', 'hivis']);
    expect(indexedWords('Waterproof glove, not insulated')).toEqual(['waterproof', 'glove', '!insulated']);
    expect(indexedWords('For logs. No chainsaw protection.')).toEqual(['log', '!chainsaw']);
  });
});
