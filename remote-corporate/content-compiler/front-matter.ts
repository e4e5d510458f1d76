/** Reads the lines between the two `---` at the top of a page. */
import type { Yaml } from 'mdast';
import type { TextPosition } from 'shared-types/json/problems';
import { closedObject } from 'shared-types/schemas/closed-object';
import * as v from 'valibot';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { address } from './link-address.js';
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

const schema = closedObject({
  title: text,
  description: text,
  h1: text,
  label: text,
  updated: day('Write year, month and day: 2026-11-12.'),
  lead: v.exactOptional(text),
  /** All text is sample content. */
  sample: v.exactOptional(v.literal('true', 'Write "true", or take the line out.')),
  /** True if the page lists its sections. */
  toc: v.exactOptional(v.literal('true', 'Write "true", or take the line out.')),
  parent: v.exactOptional(pageLink),
  closing: v.exactOptional(pageLink),
});

export type FrontMatter = {
  /** Nothing if a line is wrong. */
  fields: v.InferOutput<typeof schema> | undefined;
  faults: readonly { at: TextPosition | undefined; message: string }[];
  /** Where a line of that name begins. */
  placeOf: (name: string) => TextPosition | undefined;
};

export function readFrontMatter({ value }: Yaml): FrontMatter {
  const lines = new LineCounter();
  const yaml = parseDocument(value, { schema: 'failsafe', lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    // The first line of the file is "---".
    return { line: line + 1, column: col };
  };
  const [unread] = [...yaml.errors, ...yaml.warnings];
  if (unread) {
    const message = `${unread.message}; write "name: value" on one line, and a value with a colon in quotes.`;
    return { fields: undefined, faults: [{ at: placeAt(unread.pos[0]), message }], placeOf: () => undefined };
  }
  const pairs = isMap(yaml.contents) ? yaml.contents.items : [];
  const placeOf = (name: string) => {
    const key = pairs.map((pair) => pair.key).find((one) => isScalar(one) && one.value === name);
    return isScalar(key) ? placeAt(key.range[0]) : undefined;
  };
  const cut = pairs.filter((pair) => isScalar(pair.value) && pair.value.comment);
  const { success, output, issues = [] } = v.safeParse(schema, yaml.toJS());
  const faults = issues.map((issue) => {
    const [name = ''] = v.getDotPath(issue)?.split('.') ?? [];
    return { at: placeOf(name), message: `${name}: ${issue.message}` };
  });
  const comments = cut.map(({ key }) => ({
    at: isScalar(key) ? placeAt(key.range[0]) : undefined,
    message: 'A "#" begins a comment, which nobody would see; put the whole value in quotes.',
  }));
  return { fields: success ? output : undefined, faults: [...faults, ...comments], placeOf };
}
