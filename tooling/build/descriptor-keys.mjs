/** Names in `remote.json`: one that nobody reads would be left out without a word. */

const known = [
  'name',
  'contract',
  'claims',
  'routes',
  'facts',
  'documents',
  'describer',
  'removed',
  'storage',
  'forms',
];

/**
 * @param {object} descriptor
 * @returns {readonly string[]} a message for each name that is not known
 */
export const unknownKeys = (descriptor) =>
  Object.keys(descriptor)
    .filter((key) => !known.includes(key))
    .map((key) => `remote.json has "${key}", which is not known. Use one of: ${known.join(', ')}.`);
