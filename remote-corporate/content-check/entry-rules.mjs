/** What a schema cannot say: rules between the parts of an entry, and between entries. */

/** @typedef {import('./json-source.mjs').JsonSource} JsonSource */
/** @typedef {import('./json-source.mjs').JsonPart} JsonPart */

/**
 * @param {JsonSource} source
 * @param {string} today `2026-11-20`
 */
export function checkEntries(source, today) {
  for (const part of source.parts) {
    if (Array.isArray(part.value)) checkIds(source, part);
    else if (typeof part.value === 'object' && part.value !== null) checkTimes(source, part, today);
  }
}

/** @param {JsonSource} source @param {JsonPart} list */
function checkIds(source, { path, value }) {
  const seen = new Map();
  for (const [index, entry] of /** @type {unknown[]} */ (value).entries()) {
    const name = ['id', 'slug'].find((key) => typeof field(entry, key) === 'string');
    const id = name && field(entry, name);
    if (!name || !id) continue;
    if (seen.has(id)) {
      source.report(
        [...path, index, name],
        `"${id}" is the ${name} of entry ${seen.get(id)} too; choose another.`,
      );
    } else seen.set(id, index + 1);
  }
}

/** @param {JsonSource} source @param {JsonPart} entry @param {string} today */
function checkTimes(source, { path, value }, today) {
  const [start, end, validUntil] = ['start', 'end', 'validUntil'].map((key) => String(field(value, key)));
  if (Date.parse(end ?? '') < Date.parse(start ?? '')) {
    source.report(
      [...path, 'end'],
      `${end} lies before the start, ${start}; write the time at which it is over.`,
    );
  }
  if (isDay(validUntil) && String(validUntil) < today) {
    source.report(
      [...path, 'validUntil'],
      `The certificate ended on ${validUntil}; write the new date, or take the certificate out.`,
    );
  }
}

/** @param {string | undefined} text */
const isDay = (text) => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** @param {unknown} entry @param {string} key @returns {unknown} */
const field = (entry, key) =>
  typeof entry === 'object' && entry !== null
    ? /** @type {Record<string, unknown>} */ (entry)[key]
    : undefined;
