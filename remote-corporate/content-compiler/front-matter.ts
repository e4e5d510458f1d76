/** Reads the lines between the two `---` at the top of a page. */
import type { Yaml } from 'mdast';
import { positionAt } from 'shared-types/json/problems';
import { closedObject } from 'shared-types/schemas/closed-object';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { address } from './link-address.js';
import type { PageContext } from './page-context.js';
import { day, text } from './plain-text.js';

/** `About Us /about-us`. */
const pageLink = v.pipe(
  text,
  v.regex(/^.+ \/\S*$/, 'Write the text and the address of a page: "About Us /about-us".'),
  v.transform((line) => {
    const space = line.lastIndexOf(' ');
    return { label: line.slice(0, space), path: line.slice(space + 1) };
  }),
  v.object({ label: v.string(), path: address }),
);

const mark = v.exactOptional(v.literal('true', 'Write "true", or take the line out.'));

const schema = closedObject({
  h1: text,
  label: text,
  updated: day('Write year, month and day: 2026-11-12.'),
  lead: v.exactOptional(text),
  /** All text is sample content. */
  sample: mark,
  /** True if the page lists its sections. */
  toc: mark,
  parent: v.exactOptional(pageLink),
  closing: v.exactOptional(pageLink),
});

export type FrontMatter = v.InferOutput<typeof schema>;

/** First line of a page. */
const begin = '---\n';

/** @returns nothing if a line is wrong, which is reported */
export function readFrontMatter({ value }: Yaml, page: PageContext): FrontMatter | undefined {
  const yaml = parseDocument(value, { schema: 'failsafe', prettyErrors: false });
  const [unread] = [...yaml.errors, ...yaml.warnings];
  if (unread) {
    const advice = 'write "name: value" on one line, and a value with a colon in quotes.';
    page.report(positionAt(page.source, begin.length + unread.pos[0]), `${unread.message}; ${advice}`);
    return undefined;
  }
  const placeOf = (name: string) => {
    const line = page.source.split('\n').findIndex((text) => text.startsWith(`${name}:`));
    return line < 0 ? undefined : { line: line + 1, column: 1 };
  };
  const { success, output, issues = [] } = v.safeParse(schema, yaml.toJS());
  for (const issue of issues) {
    const [name = ''] = v.getDotPath(issue)?.split('.') ?? [];
    page.report(placeOf(name), `${name}: ${issue.message}`);
  }
  if (!success) return undefined;
  for (const name of ['closing', 'parent'] as const) {
    const link = output[name];
    if (link) page.links.push({ at: placeOf(name), href: link.path });
  }
  return output;
}
