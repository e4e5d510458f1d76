/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { readArticles } from './read-articles';
import { sourceFiles } from './source-files';
import leather from './src/industrial-gloves-leather.json';

const [glove] = leather;

/** The message for one glove with something changed. */
function refusal(change: object): string {
  try {
    readArticles([{ name: 'leather.json', articles: [{ ...glove, ...change }] }]);
    return 'accepted';
  } catch (error) {
    return String(error);
  }
}

describe('readArticles', () => {
  it('accepts the articles of the catalogue', () => {
    expect(readArticles(sourceFiles).length).toBeGreaterThanOrEqual(48);
  });

  it('names file, article and field of a mistake', () => {
    const code = { ...glove?.ext, ratings: { en388: { edition: '2016+A1:2018', code: '4X43G' } } };
    expect(refusal({ ext: code })).toContain(
      'leather.json LG501 ext.ratings.en388.code “4X43G”: place 5 must be A-F or X [E388-P5]',
    );
  });

  it('knows an article without a number by its place', () => {
    expect(refusal({ articleNo: undefined })).toContain('leather.json article 1 articleNo:');
  });

  it.each([
    [{ colour: 'red' }, 'colour:'],
    [{ title: 'A <b>bold</b> title' }, 'title: must not contain'],
    [{ title: 'x'.repeat(81) }, 'title: must not be longer than 80'],
    [{ articleNo: 'MG999', image: 'mg999.svg' }, 'articleNo: must begin with LG'],
    [{ image: 'other.svg' }, 'image: must be named after the article'],
    [{ features: undefined }, 'features: a glove needs them'],
    [
      { ext: { ...glove?.ext, sizes: { system: 'glove', values: ['9', '8'] } } },
      'ext.sizes.values: must be sizes',
    ],
    [
      { ext: { ...glove?.ext, ratings: { iso11612: { edition: '2015', code: 'A1 B1' } } } },
      'not on the type “Industrial Gloves Leather”',
    ],
  ])('refuses %j', (change, message) => {
    expect(refusal(change)).toContain(message);
  });

  it('refuses a number that is taken, whatever its case, and a title that its type has already', () => {
    const articles = [
      glove,
      { ...glove, articleNo: 'LGx', image: 'lgx.svg' },
      { ...glove, articleNo: 'LGX', image: 'lgx.svg' },
    ];
    const read = () => readArticles([{ name: 'leather.json', articles }]);
    expect(read).toThrow(/LGX articleNo: the same as of LGx/);
    expect(read).toThrow(/LGx title: the same as of LG501/);
  });

  it('reports the mistakes of all files at once', () => {
    const read = () =>
      readArticles([
        { name: 'a.json', articles: 1 },
        { name: 'b.json', articles: [{}] },
      ]);
    expect(read).toThrow(/a\.json: must be an array[^]*b\.json article 1/);
  });
});
