/** The words by which people order: pairs and pieces, and packs, of which nobody knows how many are in one. */

/** Pattern of a word for pairs or pieces. */
export const unitPattern = '(?:pairs?|prs?|paare?|paires?|pares|pieces?|pcs?|pce|ea|stück|stk|units?)';

/** Pattern of a word for a pack. */
export const packPattern =
  '(?:cartons?|ctns?|box|boxes|cases?|packs?|packets?|pkts?|dozens?|doz|dzn?|bags?|bundles?|kartons?)';

/** Units of a table, as programs name them. */
const wholeUnit = new RegExp(
  `^(?:${unitPattern}|each|paa|st|stck|pc\\(s\\)|pair\\(s\\)|piece\\(s\\))\\.?$`,
  'i',
);
const wholePack = new RegExp(`^${packPattern}\\.?$`, 'i');

/** Whether a text is pairs or pieces. @param {string} text */
export const isUnit = (text) => wholeUnit.test(text.normalize());

/** Whether a text is a pack. @param {string} text */
export const isPack = (text) => wholePack.test(text);
