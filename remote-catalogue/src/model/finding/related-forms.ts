/** Endings by which words of one root differ. */
const endings = ['ing', 'ed', 'er', 'ation', 'ion', 'ment'];
const shortestRoot = 4;

/** The word without its ending, also with one letter of a double one; none where too little is left. */
function rootsOf(word: string): readonly string[] {
  const [, root = word] = /^(.+?)(?:ation|ion|ment|ing|ed|er|or|ise|ize)$/.exec(word) ?? [];
  return root.length < shortestRoot ? [] : [...new Set([root, root.replace(/(.)\1$/, '$1')])];
}

const others = (word: string, forms: readonly string[]): readonly string[] =>
  forms.filter((form) => form !== word);

/** Other forms that a word may have: `insulating` for `insulation`, `knitted` for `knit`. Most of them are no words. */
export const relatedForms = (word: string): readonly string[] =>
  others(
    word,
    rootsOf(word).flatMap((root) =>
      endings.flatMap((ending) => [root + ending, root + root.slice(-1) + ending]),
    ),
  );

/** What a word may come from. It may be another thing: a coat has no coating. */
export const rootForms = (word: string): readonly string[] =>
  others(
    word,
    rootsOf(word).flatMap((root) => [root, `${root}e`]),
  );
