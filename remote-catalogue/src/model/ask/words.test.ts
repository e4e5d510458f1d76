import { describe, expect, it } from '@jest/globals';
import { comparedWords, wordLine, wordsIn } from './words';

describe('a word', () => {
  it.each([
    ['gloves', 'glove'],
    ['bodies', 'body'],
    ['patches', 'patch'],
    ['glass', 'glass'],
    ['knives', 'knife'],
    ['constructor', 'constructor'],
    ['Welders’', 'welder'],
    ['Piqué', 'pique'],
    ['EN 388:2016', 'std388'],
    ['BS EN ISO/IEC 61482-2', 'std61482'],
    ['AAMI PB70', 'stdpb70'],
    ['24 cm', '240mm'],
    ['240mm', '240mm'],
    ['0.35 kg/m²', '350gsm'],
    ['350 g/m2', '350gsm'],
    ['8,4 cal/cm²', '8.4cal'],
    ['27cal', '27cal'],
    ['-30 °C', '-30c'],
    ['minus 30', '-30c'],
    ['60 degrees', '60c'],
    ['5 l', '5litre'],
    ['synthetic leather', 'syntheticleather'],
  ])('%s is compared as %s', (written, word) => {
    expect(comparedWords(written)).toEqual([word]);
  });

  it('stays as it is written for a message', () => {
    expect(wordsIn('EN 659 Gloves').map(({ written }) => written)).toEqual(['EN 659', 'Gloves']);
  });

  it('is found with and without its hyphen', () => {
    expect(wordLine('Hi-vis vest')).toBe(' hi vis vest | hivis ');
  });
});
