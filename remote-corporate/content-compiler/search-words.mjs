/** Reads the line `search` of a page: what else visitors may call the page, or a part of it. */

/** @typedef {{ readonly anchor: string, readonly words: readonly string[] }} SearchWords `anchor` is `''` for the page itself */

/** `send back, refund #return-or-complaint`: words with commas between them, then the part that they mean, if it is one. */
const group = /^([^#]+?)(?:\s+#([a-z0-9-]+))?$/;

/**
 * @param {string} value `jobs, vacancy; privacy, data protection #application-data`
 * @param {(message: string) => void} report
 * @returns {readonly SearchWords[]} without what is wrong
 */
export function readSearchWords(value, report) {
  const seen = new Set();
  return value.split(';').flatMap((part) => {
    const [, list, anchor = ''] = group.exec(part.trim()) ?? [];
    if (list === undefined) {
      report(
        `"${part.trim()}" has another form; write words with commas between them, then "#" and the heading that they mean: "refund, send back #returns".`,
      );
      return [];
    }
    const words = list.split(',').map((word) => word.trim());
    for (const word of words) {
      if (!/[\p{L}\p{N}]/u.test(word))
        report('A word is missing between two commas; write it, or take a comma out.');
      if (seen.has(word)) report(`"${word}" stands twice; keep one.`);
      seen.add(word);
    }
    return [{ anchor, words: words.filter((word) => word !== '') }];
  });
}
