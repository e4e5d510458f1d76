import type { Tokens } from 'marked';
import type { Block } from '../src/model/content.js';
import type { Report } from './inlines.js';

/** The headings of one page: no level is skipped, no anchor stands twice. */
export function createOutline(report: Report) {
  let last = 1;
  const ids = new Set<string>();
  /** @returns the heading, or nothing where it cannot be one */
  const compile = ({ depth, text, raw }: Tokens.Heading, offset: number): readonly Block[] => {
    if (!/^ *#/.test(raw)) {
      report(offset, 'A line of "-" or "=" below a text makes it a heading; take the line out.');
      return [];
    }
    if (depth !== 2 && depth !== 3 && depth !== 4) {
      report(offset, 'A heading begins with "##", "###" or "####"; the one with "#" is the "h1" at the top.');
      return [];
    }
    const id = anchorOf(text);
    if (/[*_[\]`{}<>&\\]/.test(text) || id === '')
      report(offset, 'A heading is plain text with a letter or a digit; take the marks out.');
    if (depth > last + 1)
      report(offset, `The heading jumps from level ${last} to ${depth}; use level ${last + 1}.`);
    if (ids.has(id)) report(offset, `"${text}" stands twice as a heading; links need different ones.`);
    ids.add(id);
    last = depth;
    return [{ kind: 'heading', level: depth, id, text }];
  };
  return { compile };
}

/** @returns `Who we are` as `who-we-are` */
const anchorOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
