/** Reads the lines between the two `---` at the top of a page. */

const required = ['title', 'description', 'h1', 'label', 'updated'];
const known = [...required, 'lead', 'sample', 'toc', 'parent', 'closing'];

const block = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;
/** A value that has a colon in it may stand in quotes, as YAML wants it. */
const line = /^([\w-]+):[ ]+(?:(["'])((?:(?!\2).)*)\2|(?!["'])(\S.*))[ \t]*$/;

type FrontMatter = {
  /** Values of the lines, by name. */
  fields: Readonly<Record<string, string>>;
  /** Offset of the text after it. */
  bodyOffset: number;
};

/** @returns nothing where it does not begin or end */
export function readFrontMatter(
  source: string,
  report: (offset: number, message: string) => void,
): FrontMatter | undefined {
  const [whole = '', text] = block.exec(source) ?? [];
  if (text === undefined) {
    report(0, 'A page begins with a line "---", lines such as "title: Careers", and a second line "---".');
    return undefined;
  }
  const fields = readFields(text, source.indexOf('\n') + 1, report);
  for (const name of required)
    if (!fields[name]?.trim()) report(0, `The line "${name}: …" is missing between the two "---".`);
  return { fields, bodyOffset: whole.length };
}

/** @param start  offset of the text */
function readFields(text: string, start: number, report: (offset: number, message: string) => void) {
  const fields: Record<string, string> = {};
  let offset = start;
  for (const entry of text.split('\n')) {
    const [, name = '', , quoted, plain = ''] = line.exec(entry) ?? [];
    if (name === '')
      report(offset, 'Write "name: value" on one line, with both quotes or none, and other quotes inside.');
    else if (!known.includes(name)) report(offset, `"${name}" is not known; use one of ${known.join(', ')}.`);
    else if (name in fields) report(offset, `"${name}" stands twice; keep one line.`);
    else fields[name] = (quoted ?? plain).trimEnd();
    offset += entry.length + 1;
  }
  return fields;
}
