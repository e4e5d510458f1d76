/** Reports errors of the running page to the dev server, which answers with their positions in the sources. */

/** What hydration says of a page whose screen was taken out, which is as it should be. */
const expected = /418|didn't match/;

/** @typedef {import('../problems.mjs').Problem} Problem */

/** @param {Error} error @returns {Promise<Problem>} */
async function located({ name, message, stack = '' }) {
  const body = JSON.stringify({ text: `${name}: ${message}`, stack });
  const response = await fetch('/dev/locate', { method: 'POST', body });
  return await response.json();
}

/** @param {(problem: Problem) => void} onProblem */
export function watchErrors(onProblem) {
  /** @type {Set<unknown>} */
  const known = new Set();
  const take = (/** @type {unknown} */ error) => {
    if (!(error instanceof Error) || known.has(error) || expected.test(error.message)) return;
    known.add(error);
    located(error).then(onProblem, () => {});
  };
  addEventListener('error', (event) => {
    if (expected.test(event.message)) event.preventDefault();
    take(event.error);
  });
  addEventListener('unhandledrejection', ({ reason }) => take(reason));
  // React logs here what a boundary has caught.
  const { error: print } = console;
  console.error = (...parts) => {
    print.apply(console, parts);
    parts.forEach(take);
  };
}
