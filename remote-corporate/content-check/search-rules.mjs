/** What the line `search` of a page may name. */
import { offsetOfField } from '../content-compiler/compile-page.mjs';
import { readSearchWords } from '../content-compiler/search-words.mjs';

/**
 * Words that lead to a part that is not there would lead to the top of the page. Their form was checked when the page was read.
 *
 * @param {import('../content-compiler/compile-page.mjs').ReadPage} page
 * @param {ReadonlySet<string>} anchors of the page
 */
export function checkSearchWords({ source, fields, problems }, anchors) {
  if (fields['search'] === undefined) return;
  for (const { anchor } of readSearchWords(fields['search'], () => {})) {
    if (anchor === '' || anchors.has(anchor)) continue;
    problems.add(
      offsetOfField(source, 'search'),
      `search: The page has no heading "#${anchor}"; write a heading of it in small letters with hyphens.`,
    );
  }
}
