/** @typedef {import('./command.mjs').Result} Result */

const shownCrashes = 20;

/** @param {readonly Result[]} results @returns {readonly string[]} */
export function findingsText(results) {
  const of = (/** @type {Result['outcome']} */ outcome) =>
    results.filter((result) => result.outcome === outcome);
  const slowest = results.reduce((one, other) => (other.tookMs > one.tookMs ? other : one));
  return [
    ...of('crash')
      .slice(0, shownCrashes)
      .map(({ seed, file, detail }) => `seed ${seed} ${file}: ${detail}`),
    `${results.length} changed files: ${of('error').length} clear errors, ${of('page').length} pages, ${of('crash').length} crashes.`,
    `The slowest took ${Math.round(slowest.tookMs)} ms (seed ${slowest.seed}).`,
  ];
}
