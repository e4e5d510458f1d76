/** What buyers come for, in their own words, and how the right article is told by the data on its page. */

/**
 * An article as its page tells search engines.
 *
 * @typedef {object} Article
 * @property {string} name
 * @property {string} category
 * @property {string} description  its uses, or the lines of its specification
 * @property {string} material
 * @property {readonly string[]} sizes
 * @property {ReadonlyMap<string, string>} stated  levels by standard and place, such as `EN 388 cut (ISO)`
 */

/**
 * @typedef {object} Errand
 * @property {string} wish
 * @property {string} [words]                    what is typed into the search
 * @property {readonly RegExp[]} [links]         what is followed instead, from the home page on
 * @property {(article: Article) => boolean} fits
 */

/** @param {Article} article @param {RegExp} property @returns {string} what is stated, or nothing */
function stated({ stated: properties }, property) {
  for (const [name, value] of properties) if (property.test(name)) return value;
  return '';
}

/** @param {Article} article @param {string} letter the lowest that is enough */
const isCut = (article, letter) => {
  const [level = ''] = stated(article, /^EN 388 .*ISO/i);
  return /[A-F]/.test(level) && level >= letter;
};

/** @param {Article} article @param {RegExp} property @param {number} level */
const reaches = (article, property, level) => Number.parseInt(stated(article, property), 10) >= level;

/** @param {Article} article */
const textOf = ({ name, category, description, material }) =>
  `${name}; ${category}; ${description}; ${material}`;

/** @type {readonly Errand[]} */
export const errands = [
  {
    wish: 'a waterproof winter glove, cut D',
    words: 'waterproof winter glove cut D',
    fits: (article) =>
      isCut(article, 'D') &&
      reaches(article, /^EN 511 .*cold/i, 1) &&
      (reaches(article, /^EN 511 .*water/i, 1) || /waterproof/i.test(textOf(article))),
  },
  {
    wish: 'the hi-vis coverall in 3XL',
    words: 'hi-vis coverall 3XL',
    fits: (article) =>
      /coverall/i.test(article.name) && article.sizes.includes('3XL') && reaches(article, /^EN ISO 20471/, 1),
  },
  {
    wish: 'what replaces a 4X43DP',
    words: '4X43DP',
    fits: (article) =>
      isCut(article, 'D') &&
      reaches(article, /^EN 388 abrasion/i, 4) &&
      reaches(article, /^EN 388 tear/i, 4) &&
      reaches(article, /^EN 388 puncture/i, 3) &&
      stated(article, /^EN 388 impact/i) !== '',
  },
  {
    wish: 'a gauntlet for MIG welding',
    words: 'welding gauntlet',
    fits: (article) => /^A|\bA\b/.test(stated(article, /^EN 12477/)),
  },
  {
    wish: 'a flame-retardant boiler suit',
    words: 'FR boiler suit',
    fits: (article) => /coverall/i.test(article.name) && /fire resistant/i.test(article.category),
  },
  {
    wish: 'a mechanics glove for a smartphone, size 9',
    words: 'mechanics glove touch screen size 9',
    fits: (article) =>
      /mechanics/i.test(article.category) &&
      article.sizes.includes('9') &&
      /touch|phone|screen/i.test(textOf(article)),
  },
  {
    wish: 'a jacket against the electric arc',
    words: 'arc flash jacket',
    fits: (article) => /jacket/i.test(article.name) && stated(article, /^(IEC|EN) 61482/) !== '',
  },
  {
    wish: 'single-use gowns',
    words: 'disposable gown',
    fits: (article) => /gown/i.test(article.name) && /single.use|disposable/i.test(textOf(article)),
  },
  {
    wish: 'a glove with a PU palm',
    words: 'PU palm glove',
    fits: (article) => /polyurethane|\bPU\b/.test(textOf(article)),
  },
  {
    wish: 'rigger gloves',
    words: 'riggers',
    fits: (article) => /rigger|canadian/i.test(textOf(article)),
  },
  {
    wish: 'a glove for parts at 250 °C, by the hazard',
    links: [/heat|hot/i, /250/],
    fits: (article) => reaches(article, /^EN 407 contact/i, 2),
  },
  {
    wish: 'a glove for blades, by the hazard',
    links: [/cut|sharp/i, /glass|blades/i],
    fits: (article) => isCut(article, 'E'),
  },
];
