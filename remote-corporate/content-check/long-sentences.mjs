/** A reading aid: sentences that are hard to follow. */

const mostWords = 35;

const sentence = /[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*/g;

/**
 * @param {string} text one paragraph
 * @returns {readonly { offset: number, message: string }[]} of the sentences that are too long
 */
export const longSentences = (text) =>
  [...text.matchAll(sentence)].flatMap(([whole], index, all) => {
    const words = whole.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const offset = (all[index]?.index ?? 0) + (whole.length - whole.trimStart().length);
    return words > mostWords
      ? [{ offset, message: `The sentence has ${words} words; it reads better as two.` }]
      : [];
  });
