/** The places of parts that screens draw: `:::insert goals`. */

/** By the screen that draws them; on another page nothing would stand there. @type {ReadonlyMap<string, readonly string[]>} */
const drawnParts = new Map([
  ['about-us-objectives', ['goals']],
  ['credentials', ['certificates', 'standards']],
  ['media', ['news']],
  ['policies', ['policies']],
  ['privacy-policy', ['counsel', 'enquiries', 'processors', 'retention', 'storage']],
]);

/**
 * @param {string} screen
 * @param {import('../content-compiler/compile-page.mjs').ReadPage} page
 */
export function checkInserts(screen, { page, source, problems }) {
  const seen = new Set();
  for (const { 0: line, 1: name = '', index } of source.matchAll(
    /^[ \t]*:::[ \t]*insert[ \t]+(\S+)[ \t]*$/gm,
  )) {
    // A name that no screen knows was reported when the page was read.
    if (!page.body.some((block) => block.kind === 'insert' && block.name === name)) continue;
    if (!drawnParts.get(screen)?.includes(name))
      problems.add(index, `"${line.trim()}" shows nothing on this page; take it out.`);
    else if (seen.has(name)) problems.add(index, `"${line.trim()}" stands twice; keep one.`);
    seen.add(name);
  }
}
