/** Reads the lines between the two `---` at the top of a page. */

/** @typedef {import('shared-types/json/problems').Problems} Problems */

const required = ['title', 'description', 'h1', 'label', 'updated'];
const optional = ['lead', 'sample', 'toc', 'parent', 'closing', 'search'];
const known = [...required, ...optional];

const block = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;
/** A value that has a colon in it may stand in quotes, as YAML wants it. */
const line = /^([\w-]+):[ ]+(\S.*)$/;

/**
 * @typedef {object} FrontMatter
 * @property {Record<string, string>} fields  by name
 * @property {number} [bodyOffset]            where the text after it begins; unknown where they do not end
 */

/** Of a text that does not have it. @type {FrontMatter} */
export const noFrontMatter = { fields: {} };

/**
 * @param {string} source
 * @param {Problems} problems
 * @returns {FrontMatter}
 */
export function readFrontMatter(source, problems) {
  const match = block.exec(source);
  if (!match?.[1]) {
    problems.add(
      0,
      /^---[ \t]*\n/.test(source)
        ? 'The second "---" is missing; write it on a line of its own after the lines such as "title: Careers".'
        : 'A page begins with "---", lines such as "title: Careers", and "---".',
    );
    return noFrontMatter;
  }
  const fields = readFields(match[1], source.indexOf('\n') + 1, problems);
  for (const name of required) {
    if (!(name in fields)) problems.add(0, `The line "${name}: …" is missing between the two "---".`);
  }
  return { fields, bodyOffset: match[0].length };
}

/**
 * @param {string} text
 * @param {number} start offset of the text
 * @param {Problems} problems
 */
function readFields(text, start, problems) {
  /** @type {Record<string, string>} */
  const fields = {};
  let offset = start;
  for (const entry of text.split('\n')) {
    const [, name, value] = line.exec(entry) ?? [];
    if (!name || !value)
      problems.add(offset, 'Write "name: value" on one line, with a space after the colon.');
    else if (!known.includes(name))
      problems.add(offset, `"${name}" is not known; use one of ${known.join(', ')}.`);
    else if (name in fields) problems.add(offset, `"${name}" stands twice; keep one line.`);
    else if (/^["']/.test(value) && unquoted(value) === value.trimEnd())
      problems.add(offset, `The quote that ${name} begins with has no partner at the end; add it.`);
    else {
      fields[name] = unquoted(value);
      if (fields[name]?.trim() === '') problems.add(offset, `"${name}" is empty; write its words.`);
    }
    offset += entry.length + 1;
  }
  return fields;
}

/** @param {string} value */
const unquoted = (value) => value.trimEnd().replace(/^(["'])(.*)\1$/, '$2');
