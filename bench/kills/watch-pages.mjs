/** Requests the pages of a server continuously and checks that each is complete. */
import { createHash } from 'node:crypto';

/** @typedef {{ answers: number, torn: readonly string[] }} Visits */

/** @param {Response} response @param {string} text */
function problemOf(response, text) {
  if (response.status >= 500) return `status ${response.status}`;
  const [, named] = /^"([0-9a-f]{64})"$/.exec(response.headers.get('etag') ?? '') ?? [];
  const hash = createHash('sha256').update(text).digest('hex');
  if (named !== undefined && named !== hash) return `its bytes are not those of its tag`;
  return text.endsWith('</html>\n') ? undefined : 'it has no end';
}

/** @param {string} origin @param {readonly string[]} paths @returns {() => Promise<Visits>} ends the visits */
export function watchPages(origin, paths) {
  /** @type {string[]} */
  const torn = [];
  let answers = 0;
  let isOver = false;
  const visit = async () => {
    for (let index = 0; !isOver; index += 1) {
      const page = paths[index % paths.length] ?? '/';
      const response = await fetch(origin + page, { headers: { 'accept-encoding': 'identity' } });
      const problem = problemOf(response, await response.text());
      answers += 1;
      if (problem) torn.push(`${page}: ${problem}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const visits = visit();
  return async () => {
    isOver = true;
    await visits;
    return { answers, torn };
  };
}
