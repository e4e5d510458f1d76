/** Checks the lines `:::insert goals`, which mark where screens draw their parts. */
import { screenParts } from '../content-compiler/screen-parts.mjs';

/**
 * @param {string} screen
 * @param {import('../content-compiler/compile-page.mjs').ReadPage} page
 */
export function checkInserts(screen, { page, source, problems }) {
  const seen = new Set();
  for (const { 0: line, 1: name = '', index } of source.matchAll(
    /^[ \t]*:::[ \t]*insert[ \t]+(\S+)[ \t]*$/gm,
  )) {
    // An unknown name was reported when the page was read.
    if (!page.body.some((block) => block.kind === 'insert' && block.name === name)) continue;
    if (!screenParts.get(screen)?.inserts?.includes(name))
      problems.add(index, `"${line.trim()}" shows nothing on this page; take it out.`);
    else if (seen.has(name)) problems.add(index, `"${line.trim()}" stands twice; keep one.`);
    seen.add(name);
  }
}
